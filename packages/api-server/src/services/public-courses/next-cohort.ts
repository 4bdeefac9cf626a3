import { and, asc, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { holdsSeat } from '../../db/queries/cohorts/holds-seat.ts';
import { cohorts, enrolments, products } from '../../db/schema/cohorts.ts';
import { courseStart } from '../cohorts/course-start.ts';

/**
 * The next cohort of each product on sale, as a subquery to join: the earliest active one with free seats and its
 * start ahead.
 */
export function nextCohort(db: Queryable, now: Date) {
  const taken = db
    .select({ count: count() })
    .from(enrolments)
    .where(and(eq(enrolments.cohortId, cohorts.cohortId), holdsSeat('enrolments')));
  const starts = courseStart(db, cohorts.cohortId).as('starts');
  return db
    .selectDistinctOn([cohorts.productId], {
      productId: cohorts.productId,
      cohortId: cohorts.cohortId,
      courseId: cohorts.courseId,
      startDate: starts.time,
      isPromoted: cohorts.isPromoted,
    })
    .from(cohorts)
    .innerJoin(products, and(eq(products.productId, cohorts.productId), isNull(products.retiredAt)))
    .innerJoinLateral(starts, sql`true`)
    .where(and(eq(cohorts.status, 'ACTIVE'), gt(starts.time, now), lt(sql`(${taken})`, cohorts.seats)))
    .orderBy(asc(cohorts.productId), asc(starts.time), asc(cohorts.cohortId))
    .as('next_cohort');
}
