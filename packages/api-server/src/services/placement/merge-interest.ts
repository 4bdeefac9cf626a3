import type { InterestRecord, InterestUpdate } from '@plinth/domain/placement/interest-record';
import type { Transaction } from '../../db/database.ts';
import { placementInterests } from '../../db/schema/placement.ts';
import { refuse } from '../refusal.ts';
import { ofLearner, toInterest } from './interest-rows.ts';

/** Returns an update without its omitted fields. */
export const given = (update: InterestUpdate) =>
  Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined)) as InterestUpdate;

/**
 * Merges an update into the single record of the learner and cohort. A learner who declines after filling in the form
 * is disengaged until interested again.
 * @throws Refusal BAD_REQUEST pay without its currency
 */
export async function mergeInterest(
  tx: Transaction,
  place: { cohortId: string; userId: string },
  update: InterestUpdate,
  now: Date,
): Promise<InterestRecord> {
  const [row] = await tx
    .insert(placementInterests)
    .values({ ...place, ...update, updatedAt: now })
    .onConflictDoUpdate({
      target: [placementInterests.cohortId, placementInterests.userId],
      set: { ...update, updatedAt: now },
    })
    .returning();
  if (!row) throw new Error('the interest record was not written');
  if (row.currency === null && (row.currentCtc !== null || row.expectedCtc !== null)) {
    const message = 'Name the currency of the pay.';
    throw refuse('BAD_REQUEST', message, { details: message, fields: [{ path: 'currency', message }] });
  }
  const isDisengaged = row.interestedInPlacements === false && row.noticePeriod !== null;
  if (isDisengaged !== row.isDisengaged)
    await tx.update(placementInterests).set({ isDisengaged }).where(ofLearner(place.cohortId, place.userId));
  return { ...toInterest(row), isDisengaged };
}
