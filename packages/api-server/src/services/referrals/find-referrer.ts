import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { findOrMakeReferrer } from '../../db/queries/referrals/find-or-make-referrer.ts';
import type { referrers } from '../../db/schema/referrals.ts';

export type Referrer = Pick<typeof referrers.$inferSelect, 'uniqueReferrerId' | 'currency'>;

/**
 * Returns the referrer record of a person, created on the first call. Rewards are counted in the currency of the
 * person's last payment, rupees without an order.
 */
export async function findReferrer(db: Queryable, userId: string, now: Date): Promise<Referrer> {
  const uniqueReferrerId = randomBytes(16).toString('base64url');
  const referrer = await findOrMakeReferrer.first(db, { userId, uniqueReferrerId, now });
  if (!referrer) throw new Error('no referrer was found or made');
  return referrer;
}
