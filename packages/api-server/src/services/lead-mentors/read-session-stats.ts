import { measureSessions, sessionStats } from '@plinth/domain/lead-mentors/measure-sessions';
import type { LedSession, SessionAverages } from '@plinth/domain/lead-mentors/session-stats';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { readLedSessions } from './read-led-sessions.ts';

/** Returns the caller's sessions of a cohort, each with attendance and rating, and the averages of those held. */
export async function readSessionStats(
  deps: Deps,
  { userId, membership: { cohortId } }: Member,
): Promise<{ sessions: LedSession[]; averages: SessionAverages }> {
  const rows = await readLedSessions(deps, { cohortId, userId });
  const { attendance, rating } = sessionStats(rows);
  return {
    sessions: rows.map((row) => ({
      liveSessionId: row.liveSessionId,
      title: row.title,
      startDate: row.startDate,
      endDate: row.endDate,
      sessionStatus: row.sessionStatus,
      ...measureSessions(row),
    })),
    averages: { attendance, rating },
  };
}
