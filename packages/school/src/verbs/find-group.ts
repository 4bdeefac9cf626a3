import { cohortGroups } from '@plinth/api-server/db/schema/cohorts';
import type { Deps } from '@plinth/api-server/deps';
import { Fault } from '@plinth/api-server/fault';
import { and, eq, sql } from 'drizzle-orm';
import { findCohort } from './find-cohort.ts';

/**
 * Returns a group of a cohort by its title, in either case. @throws Fault for no such title; Refusal NOT_FOUND the
 * cohort
 */
export async function findGroup(
  { db }: Pick<Deps, 'db'>,
  cohort: string,
  title: string,
): Promise<{ cohortId: string; groupId: string; title: string; guideId: string | null }> {
  const { cohortId } = await findCohort({ db }, cohort);
  const [group] = await db
    .select()
    .from(cohortGroups)
    .where(
      and(eq(cohortGroups.cohortId, cohortId), eq(sql`lower(${cohortGroups.title})`, title.toLowerCase())),
    );
  if (!group) throw new Fault(`${cohort} has no group “${title}”; \`school groups ${cohort}\` lists them.`);
  return group;
}
