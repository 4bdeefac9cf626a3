import { memberOf } from '../api/context.ts';
import { api } from '../api/implementer.ts';
import { joinSession } from '../services/meetings/join-session.ts';
import { receiveMeetingEvent } from '../services/meetings/receive-meeting-event.ts';

const { meetings } = api;

export const meetingsRoutes = meetings.router({
  join: meetings.join.handler(({ context, input }) =>
    joinSession(context.deps, memberOf(context), input.params.liveSessionId),
  ),
  receiveEvent: meetings.receiveEvent.handler(({ context: { deps, rawBody }, input: { params, headers } }) =>
    receiveMeetingEvent(deps, params.provider, { rawBody: rawBody ?? '', headers }),
  ),
});
