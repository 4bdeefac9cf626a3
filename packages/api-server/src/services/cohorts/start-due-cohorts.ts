import { statesBefore } from '@plinth/domain/enrolments/place-event';
import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { courseStart } from './course-start.ts';

/**
 * Moves learners of cohorts whose course start has passed from UPCOMING to ONGOING; the start is START_DATE, or
 * COURSE_UNLOCKED without it. Waiting, blocked and left places stay as they are, and so do those of open courses, where
 * each learner starts in their own time.
 * @returns how many places it changed
 */
export async function startDueCohorts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const open = db
    .select({ cohortId: cohorts.cohortId })
    .from(cohorts)
    .where(and(eq(cohorts.cohortId, enrolments.cohortId), eq(cohorts.cohortGroup, 'FREEMIUM')));
  const { rowCount } = await db
    .update(enrolments)
    .set({ state: 'ONGOING' })
    .where(
      and(
        inArray(enrolments.state, statesBefore('COURSE_STARTS')),
        notExists(open),
        lte(sql`(${courseStart(db, enrolments.cohortId)})`, now()),
      ),
    );
  return rowCount ?? 0;
}
