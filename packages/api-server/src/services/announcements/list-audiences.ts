import { desc } from 'drizzle-orm';
import { cohortGroups, cohorts } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';

/**
 * Lists all cohorts, the newest first, with their groups by title: closed ones and the open course are written to no
 * more, but have announcements to be found. Two round trips.
 */
export async function listAudiences({ db }: Pick<Deps, 'db'>) {
  const [rows, groups] = await Promise.all([
    db.select().from(cohorts).orderBy(desc(cohorts.createdAt), cohorts.cohortId),
    db
      .select({ cohortId: cohortGroups.cohortId, groupId: cohortGroups.groupId, title: cohortGroups.title })
      .from(cohortGroups)
      .orderBy(cohortGroups.title),
  ]);
  return {
    cohorts: rows.map(({ cohortId, courseTitle, productId, batchNumber, status, cohortGroup }) => ({
      cohortId,
      name: `${courseTitle}, ${productId}-${batchNumber}`,
      isOpen: status === 'ACTIVE' && cohortGroup !== 'FREEMIUM',
      groups: groups.flatMap((group) =>
        group.cohortId === cohortId ? [{ groupId: group.groupId, title: group.title }] : [],
      ),
    })),
  };
}
