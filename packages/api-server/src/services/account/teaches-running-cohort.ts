import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cohortMentors, cohorts, cohortTimelines } from '../../db/schema/cohorts.ts';

/** Whether a person is a mentor of a cohort that has not ended: their work must be handed over before they leave. */
export async function teachesRunningCohort(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const [cohort] = await db
    .select({ cohortId: cohorts.cohortId })
    .from(cohortMentors)
    .innerJoin(cohorts, eq(cohorts.cohortId, cohortMentors.cohortId))
    .where(
      and(
        eq(cohortMentors.userId, userId),
        ne(cohorts.status, 'INACTIVE'),
        sql`not exists (select 1 from ${cohortTimelines} t where t.cohort_id = ${cohorts.cohortId}
            and t.key = 'COURSE_COMPLETION_DATE' and t.time <= ${now})`,
      ),
    )
    .limit(1);
  return cohort !== undefined;
}
