import type { Queryable } from '../../db/database.ts';
import { listJoinedLater } from './list-joined-later.ts';
import { listLeftOut } from './list-left-out.ts';
import { type Learner, readRoster } from './read-roster.ts';

/**
 * Lists the learners of a session, and who of them was not expected: those who did not choose the elective it is part
 * of, or joined the cohort after it, as long as nothing is recorded for them. @throws Refusal NOT_FOUND
 */
export async function readAttendance(
  db: Queryable,
  liveSessionId: string,
): Promise<{ title: string; learners: Learner[] }> {
  const { title, learners } = await readRoster(db, liveSessionId);
  const leftOut = await listLeftOut(db, liveSessionId);
  const later = await listJoinedLater(db, liveSessionId);
  return {
    title,
    learners: learners.map((learner) =>
      learner.state === null && (leftOut.has(learner.userId) || later.has(learner.userId))
        ? { ...learner, isLeftOut: true }
        : learner,
    ),
  };
}
