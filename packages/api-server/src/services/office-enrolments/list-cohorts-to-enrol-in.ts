import type { EnrolmentCohort } from '@plinth/domain/enrolments/office-enrolment';
import { and, desc, eq, sql } from 'drizzle-orm';
import { holdsSeat } from '../../db/queries/cohorts/holds-seat.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { courseStart } from '../cohorts/course-start.ts';

/** Lists every cohort with its seats, the latest start first; those that are over are last. */
export async function listCohortsToEnrolIn({
  db,
}: Pick<Deps, 'db'>): Promise<{ cohorts: EnrolmentCohort[] }> {
  const starts = courseStart(db, cohorts.cohortId).as('starts');
  const rows = await db
    .select({
      cohortId: cohorts.cohortId,
      productId: cohorts.productId,
      courseTitle: cohorts.courseTitle,
      batchNumber: cohorts.batchNumber,
      cohortGroup: cohorts.cohortGroup,
      status: cohorts.status,
      seats: cohorts.seats,
      startsAt: starts.time,
      taken: db.$count(enrolments, and(eq(enrolments.cohortId, cohorts.cohortId), holdsSeat('enrolments'))),
    })
    .from(cohorts)
    .leftJoinLateral(starts, sql`true`)
    .orderBy(desc(eq(cohorts.status, 'ACTIVE')), sql`${desc(starts.time)} nulls last`, cohorts.batchNumber);
  return {
    cohorts: rows.map(({ cohortGroup, status, startsAt, ...row }) => ({
      ...row,
      startsAt: startsAt?.toISOString() ?? null,
      isOpenCourse: cohortGroup === 'FREEMIUM',
      isActive: status === 'ACTIVE',
    })),
  };
}
