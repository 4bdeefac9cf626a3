import { and, eq, exists, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cohortMentors, cohorts, enrolments } from '../../db/schema/cohorts.ts';

/**
 * Whether a person has a place in a cohort selected by a condition; it counts while its state opens anything, or while
 * the mentor holds the role.
 */
export const isMember = (db: Queryable, userId: string, which: SQL | undefined): SQL =>
  exists(
    db
      .select({ cohortId: cohorts.cohortId })
      .from(cohorts)
      .leftJoin(
        enrolments,
        and(
          eq(enrolments.cohortId, cohorts.cohortId),
          eq(enrolments.userId, userId),
          notInArray(enrolments.state, ['BLOCKED', 'TRANSFERRED', 'CANCELLED']),
        ),
      )
      .leftJoin(
        cohortMentors,
        and(
          eq(cohortMentors.cohortId, cohorts.cohortId),
          eq(cohortMentors.userId, userId),
          sql`${cohortMentors.role} = any((select roles from users where user_id = ${userId})::text[])`,
        ),
      )
      .where(and(which, or(isNotNull(enrolments.userId), isNotNull(cohortMentors.userId)))),
  );
