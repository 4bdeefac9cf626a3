import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { type BatchName, findBatch } from '../cohorts/find-batch.ts';
import { refuse } from '../refusal.ts';

/**
 * Finds a learner of a cohort, as staff name both. Locks the cohort until the transaction ends. @throws Refusal
 * NOT_FOUND
 */
export async function findLearner(
  tx: Transaction,
  { cohort, emailId }: { cohort: BatchName; emailId: string },
): Promise<{ cohortId: string; userId: string }> {
  const { cohortId } = await findBatch(tx, cohort);
  const [found] = await tx
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(and(eq(enrolments.cohortId, cohortId), eq(enrolments.userId, accountByAddress(emailId))));
  if (!found)
    throw refuse('NOT_FOUND', `${emailId} is no learner of ${cohort.productId}-${cohort.batchNumber}.`);
  return { cohortId, userId: found.userId };
}
