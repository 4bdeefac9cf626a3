import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cohortGroups } from '../../db/schema/cohorts.ts';
import { refuse } from '../refusal.ts';
import { lockCohort } from './lock-cohort.ts';

/** Locks and returns a group of a cohort until the transaction ends. @throws Refusal NOT_FOUND */
export async function findGroup(
  tx: Transaction,
  { cohortId, groupId }: { cohortId: string; groupId: string },
) {
  await lockCohort(tx, cohortId);
  const [group] = await tx
    .select()
    .from(cohortGroups)
    .where(and(eq(cohortGroups.cohortId, cohortId), eq(cohortGroups.groupId, groupId)));
  if (!group) throw refuse('NOT_FOUND', 'Group not found in this cohort.');
  return group;
}
