import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { findOrMakeReferrer } from '../../db/queries/referrals/find-or-make-referrer.ts';
import type { referrers } from '../../db/schema/referrals.ts';

export type Referrer = Pick<typeof referrers.$inferSelect, 'uniqueReferrerId' | 'currency'>;

/**
 * The referrer that a person is, made with the first call. Rewards are counted in the currency that the
 * person last paid in, rupees when there was no order.
 */
export async function findReferrer(db: Queryable, userId: string, now: Date): Promise<Referrer> {
  const uniqueReferrerId = randomBytes(16).toString('base64url');
  const referrer = await findOrMakeReferrer.first(db, { userId, uniqueReferrerId, now });
  if (!referrer) throw new Error('no referrer was found or made');
  return referrer;
}
