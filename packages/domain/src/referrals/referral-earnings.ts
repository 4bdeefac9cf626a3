import * as z from 'zod/mini';
import { Currency } from '../money/currency.ts';

const Amount = z.int().check(z.gte(0));

/**
 * What referrals have brought a referrer, in minor units of `currency`: `total` is `paid` and `pending`
 * together. `reward` is what the next friend brings who enrols in a first course.
 */
export const ReferralEarnings = z.object({
  currency: Currency,
  total: Amount,
  paid: Amount,
  pending: Amount,
  reward: Amount,
});
export type ReferralEarnings = z.infer<typeof ReferralEarnings>;
