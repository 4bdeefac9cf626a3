import type { PersonEnrolment } from '@plinth/domain/people/person-sections';
import { desc, eq, sql } from 'drizzle-orm';
import { cohortGroups, cohorts, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { cohortTitle } from './cohort-title.ts';

/** Lists the cohorts of a person, latest first. */
export async function listEnrolments(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<{ enrolments: PersonEnrolment[] }> {
  const rows = await db
    .select({
      cohortId: enrolments.cohortId,
      cohort: cohortTitle,
      state: enrolments.state,
      isPaused: sql`${enrolments.pausedAt} is not null`.mapWith(Boolean),
      group: cohortGroups.title,
      enrolledAt: enrolments.enrolledAt,
    })
    .from(enrolments)
    .innerJoin(cohorts, eq(cohorts.cohortId, enrolments.cohortId))
    .leftJoin(cohortGroups, eq(cohortGroups.groupId, enrolments.groupId))
    .where(eq(enrolments.userId, userId))
    .orderBy(desc(enrolments.enrolledAt), enrolments.enrolmentId);
  return { enrolments: rows.map((row) => ({ ...row, enrolledAt: row.enrolledAt.toISOString() })) };
}
