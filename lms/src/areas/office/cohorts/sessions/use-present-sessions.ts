import type { OfficeSession } from '@plinth/domain/sessions/office-session';
import { useQuery } from '@tanstack/react-query';
import { cohortSessionsQuery } from '../../../../data/office-sessions.ts';
import { sessionFilter } from './session-filter.ts';

/** Returns sessions as they are now, also those that the filter of the list no longer shows. */
export function usePresentSessions(cohortId: string): (session: OfficeSession) => OfficeSession {
  const { data } = useQuery(cohortSessionsQuery(cohortId, sessionFilter.listOf({})));
  return (session) =>
    data?.sessions.find(({ liveSessionId }) => liveSessionId === session.liveSessionId) ?? session;
}
