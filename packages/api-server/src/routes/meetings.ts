import { asMember } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { joinSession } from '../services/meetings/join-session.ts';
import { receiveMeetingEvent } from '../services/meetings/receive-meeting-event.ts';

export const meetingsRoutes: Routes<'meetings'> = {
  join: asMember(joinSession, 'params.liveSessionId'),
  receiveEvent: ({ context: { deps, rawBody }, input: { params, headers } }) =>
    receiveMeetingEvent(deps, params.provider, { rawBody: rawBody ?? '', headers }),
};
