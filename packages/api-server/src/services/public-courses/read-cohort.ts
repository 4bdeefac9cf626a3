import { and, eq, inArray, sql } from 'drizzle-orm';
import { cohorts, cohortTimelines } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns what anyone may know of a cohort. startDate is START_DATE, or COURSE_UNLOCKED if that is missing.
 * @throws Refusal NOT_FOUND
 */
export async function readCohort(deps: Deps, cohortId: string) {
  const [row] = await deps.db
    .select({
      cohortId: cohorts.cohortId,
      courseTitle: cohorts.courseTitle,
      batchNumber: cohorts.batchNumber,
      cohortType: cohorts.cohortType,
      productId: cohorts.productId,
      startDate: cohortTimelines.time,
    })
    .from(cohorts)
    .leftJoin(
      cohortTimelines,
      and(
        eq(cohortTimelines.cohortId, cohorts.cohortId),
        inArray(cohortTimelines.key, ['START_DATE', 'COURSE_UNLOCKED']),
      ),
    )
    .where(eq(cohorts.cohortId, cohortId))
    .orderBy(sql`${cohortTimelines.key} = 'START_DATE' desc nulls last`)
    .limit(1);
  if (!row) throw refuse('NOT_FOUND', 'Cohort not found.');
  return { ...row, startDate: row.startDate?.toISOString() ?? null };
}
