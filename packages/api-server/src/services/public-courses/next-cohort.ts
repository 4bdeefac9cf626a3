import { and, asc, count, eq, gt, lt, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cohorts, cohortTimelines, enrolments } from '../../db/schema/cohorts.ts';

/**
 * The next cohort of each product, as a subquery to join: the earliest active one with free seats and its START_DATE
 * ahead.
 */
export function nextCohort(db: Queryable, now: Date) {
  const taken = db
    .select({ count: count() })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.cohortId, cohorts.cohortId),
        notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED']),
      ),
    );
  return db
    .selectDistinctOn([cohorts.productId], {
      productId: cohorts.productId,
      cohortId: cohorts.cohortId,
      courseId: cohorts.courseId,
      startDate: cohortTimelines.time,
      isPromoted: cohorts.isPromoted,
    })
    .from(cohorts)
    .innerJoin(
      cohortTimelines,
      and(eq(cohortTimelines.cohortId, cohorts.cohortId), eq(cohortTimelines.key, 'START_DATE')),
    )
    .where(
      and(eq(cohorts.status, 'ACTIVE'), gt(cohortTimelines.time, now), lt(sql`(${taken})`, cohorts.seats)),
    )
    .orderBy(asc(cohorts.productId), asc(cohortTimelines.time), asc(cohorts.cohortId))
    .as('next_cohort');
}
