import { asMember } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { joinSession } from '../services/meetings/join-session.ts';
import { receiveMeetingEvent } from '../services/meetings/receive-meeting-event.ts';

const { meetings } = api;

export const meetingsRoutes = meetings.router({
  join: meetings.join.handler(asMember(joinSession, 'params.liveSessionId')),
  receiveEvent: meetings.receiveEvent.handler(({ context: { deps, rawBody }, input: { params, headers } }) =>
    receiveMeetingEvent(deps, params.provider, { rawBody: rawBody ?? '', headers }),
  ),
});
