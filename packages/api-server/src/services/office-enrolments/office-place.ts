import type { OfficeEnrolment } from '@plinth/domain/enrolments/office-enrolment';
import type { SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { cohortGroups, cohorts, enrolments } from '../../db/schema/cohorts.ts';

/** Selects places with their people and cohorts, for lists to extend. */
export const selectPlaces = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      enrolmentId: enrolments.enrolmentId,
      userId: enrolments.userId,
      firstName: sql`coalesce(${userProfiles.firstName}, '')`.mapWith(String),
      lastName: sql`coalesce(${userProfiles.lastName}, '')`.mapWith(String),
      emailId: users.emailId,
      cohortId: enrolments.cohortId,
      productId: cohorts.productId,
      courseTitle: cohorts.courseTitle,
      batchNumber: cohorts.batchNumber,
      groupTitle: cohortGroups.title,
      state: enrolments.state,
      pausedAt: enrolments.pausedAt,
      enrolledAt: enrolments.enrolledAt,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.userId, enrolments.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, enrolments.userId))
    .innerJoin(cohorts, eq(cohorts.cohortId, enrolments.cohortId))
    .leftJoin(cohortGroups, eq(cohortGroups.groupId, enrolments.groupId))
    .where(where)
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectPlaces>>[number];

export const toOfficeEnrolment = ({
  firstName,
  lastName,
  enrolledAt,
  pausedAt,
  ...row
}: Row): OfficeEnrolment => ({
  ...row,
  name: `${firstName} ${lastName}`.trim(),
  isPaused: pausedAt !== null,
  enrolledAt: enrolledAt.toISOString(),
});
