import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The user's own link into a session. It is always reloaded, since it may be valid only briefly. */
export const wayInQuery = (cohortId: string, liveSessionId: string) =>
  callQuery(
    ['way-in', cohortId, liveSessionId],
    api.meetings.join,
    { params: { cohortId, liveSessionId } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  );
