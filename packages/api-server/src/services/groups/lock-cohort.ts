import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { refuse } from '../refusal.ts';

/** @throws Refusal NOT_FOUND */
export async function requireCohort(db: Queryable, cohortId: string): Promise<typeof cohorts.$inferSelect> {
  const [cohort] = await db.select().from(cohorts).where(eq(cohorts.cohortId, cohortId));
  if (!cohort) throw refuse('NOT_FOUND', 'Cohort not found.');
  return cohort;
}

/**
 * Locks a cohort until the transaction ends, so that its seats and groups are assigned one after the other. The lock is
 * weaker than the one a new place takes on the cohort's row, so that two people who have just got theirs do not block
 * each other.
 * @throws Refusal NOT_FOUND
 */
export async function lockCohort(tx: Transaction, cohortId: string): Promise<typeof cohorts.$inferSelect> {
  const [cohort] = await tx.select().from(cohorts).where(eq(cohorts.cohortId, cohortId)).for('no key update');
  if (!cohort) throw refuse('NOT_FOUND', 'Cohort not found.');
  return cohort;
}

/**
 * Locks all active cohorts of a product, so that who buys it without an offer is given a seat that nobody takes
 * meanwhile: a statement chooses among the seats that were free when it began, not when it got its lock.
 */
export async function lockCohortsOfProduct(tx: Transaction, productId: string): Promise<void> {
  await tx
    .select({ cohortId: cohorts.cohortId })
    .from(cohorts)
    .where(and(eq(cohorts.productId, productId), eq(cohorts.status, 'ACTIVE')))
    .orderBy(cohorts.cohortId)
    .for('no key update');
}
