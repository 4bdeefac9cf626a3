import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cohortMentors } from '../../db/schema/cohorts.ts';

/**
 * Groups mentors of a cohort by the address of its dashboard: that of its lead mentors, or that of its guides, since
 * neither may open the other's.
 */
export async function byDashboard(
  db: Queryable,
  cohortId: string,
  userIds: readonly string[],
): Promise<{ href: string; userIds: string[] }[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: cohortMentors.userId })
    .from(cohortMentors)
    .where(
      and(
        eq(cohortMentors.cohortId, cohortId),
        eq(cohortMentors.role, 'LEAD_MENTOR'),
        inArray(cohortMentors.userId, [...userIds]),
      ),
    );
  const leads = new Set(rows.map(({ userId }) => userId));
  return (['lm', 'mentor'] as const).flatMap((area) => {
    const own = userIds.filter((userId) => leads.has(userId) === (area === 'lm'));
    return own.length === 0 ? [] : [{ href: areaPagePath(area, cohortId, 'dashboard'), userIds: own }];
  });
}
