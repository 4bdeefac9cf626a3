import type { Queryable } from '../../db/database.ts';
import { listLeftOut } from './list-left-out.ts';
import { type Learner, readRoster } from './read-roster.ts';

/**
 * Lists the learners whose attendance of a session is taken: not those who did not choose the elective it is part of,
 * unless something is recorded for them. @throws Refusal NOT_FOUND
 */
export async function readAttendance(
  db: Queryable,
  liveSessionId: string,
): Promise<{ title: string; learners: Learner[] }> {
  const { title, learners } = await readRoster(db, liveSessionId);
  const leftOut = await listLeftOut(db, liveSessionId);
  return { title, learners: learners.filter(({ userId, state }) => state !== null || !leftOut.has(userId)) };
}
