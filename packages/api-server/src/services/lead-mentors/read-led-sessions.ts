import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { SessionStatus } from '@plinth/domain/curriculum/session-status';
import type { SessionCounts } from '@plinth/domain/lead-mentors/measure-sessions';
import { listLedSessions } from '../../db/queries/lead-mentors/list-led-sessions.ts';
import type { Deps } from '../../deps.ts';

/** A session of a lead mentor: its time, the done items of its checklist, the counts taken at it. */
export type LedSessionRow = SessionCounts & {
  liveSessionId: string;
  nodeId: string;
  namespace: Namespace;
  title: string;
  startDate: string;
  endDate: string;
  sessionStatus: SessionStatus;
  joinLink: string | null;
  done: string[];
};

/** Reads the sessions of a cohort that one lead mentor runs, by start. One statement, however many there are. */
export async function readLedSessions(
  deps: Deps,
  { cohortId, userId }: { cohortId: string; userId: string },
): Promise<LedSessionRow[]> {
  const rows = await listLedSessions.rows(deps.db, { cohortId, mentorId: userId });
  const now = deps.now().toISOString();
  return rows.map((row) => {
    const session = { ...row, startDate: row.startDate.toISOString(), endDate: row.endDate.toISOString() };
    return {
      ...session,
      title: row.title ?? 'Live session',
      sessionStatus: sessionStatusAt(session, now),
    };
  });
}
