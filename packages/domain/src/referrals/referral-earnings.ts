import * as z from 'zod/mini';
import { Currency } from '../money/currency.ts';

const Amount = z.int().check(z.gte(0));

/**
 * A referrer's earnings from referrals, in minor units of `currency`: `total` is `paid` plus `pending`. `reward` is
 * earned by the next friend who enrols in a first course.
 */
export const ReferralEarnings = z.object({
  currency: Currency,
  total: Amount,
  paid: Amount,
  pending: Amount,
  reward: Amount,
});
export type ReferralEarnings = z.infer<typeof ReferralEarnings>;
