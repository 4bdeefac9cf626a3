import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The own way into a session. It is asked for anew each time, since it may hold for a short while only. */
export const wayInQuery = (cohortId: string, liveSessionId: string) =>
  callQuery(
    ['way-in', cohortId, liveSessionId],
    api.meetings.join,
    { params: { cohortId, liveSessionId } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  );
