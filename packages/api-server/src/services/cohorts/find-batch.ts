import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { refuse } from '../refusal.ts';

/** A cohort as staff refer to it, such as BIM_A-14. */
export type BatchName = { productId: string; batchNumber: string };

/** Returns the cohort of that name, locked until the transaction ends. @throws Refusal NOT_FOUND */
export async function findBatch(
  tx: Transaction,
  { productId, batchNumber }: BatchName,
): Promise<{ cohortId: string }> {
  const [found] = await tx
    .select({ cohortId: cohorts.cohortId })
    .from(cohorts)
    .where(and(sql`${cohorts.productId} = ${productId}`, eq(cohorts.batchNumber, batchNumber)))
    .for('update');
  if (!found) throw refuse('NOT_FOUND', `There is no cohort ${productId}-${batchNumber}.`);
  return found;
}
