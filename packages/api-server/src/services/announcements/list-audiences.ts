import { and, desc, eq, ne } from 'drizzle-orm';
import { cohortGroups, cohorts } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';

/** Lists the cohorts that can be written to, the newest first, with their groups by title. Two round trips. */
export async function listAudiences({ db }: Pick<Deps, 'db'>) {
  const isOpen = and(eq(cohorts.status, 'ACTIVE'), ne(cohorts.cohortGroup, 'FREEMIUM'));
  const [rows, groups] = await Promise.all([
    db.select().from(cohorts).where(isOpen).orderBy(desc(cohorts.createdAt), cohorts.cohortId),
    db
      .select({ cohortId: cohortGroups.cohortId, groupId: cohortGroups.groupId, title: cohortGroups.title })
      .from(cohortGroups)
      .innerJoin(cohorts, eq(cohorts.cohortId, cohortGroups.cohortId))
      .where(isOpen)
      .orderBy(cohortGroups.title),
  ]);
  return {
    cohorts: rows.map(({ cohortId, courseTitle, productId, batchNumber }) => ({
      cohortId,
      name: `${courseTitle}, ${productId}-${batchNumber}`,
      groups: groups.flatMap((group) =>
        group.cohortId === cohortId ? [{ groupId: group.groupId, title: group.title }] : [],
      ),
    })),
  };
}
