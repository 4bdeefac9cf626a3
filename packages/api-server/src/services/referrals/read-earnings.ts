import type { ReferralEarnings } from '@plinth/domain/referrals/referral-earnings';
import type { Caller } from '../../api/context.ts';
import { sumEarnings } from '../../db/queries/referrals/sum-earnings.ts';
import type { Deps } from '../../deps.ts';
import { findReferrer } from './find-referrer.ts';
import { rewardOf } from './reward-of.ts';

/** Returns what the caller's referrals have earned and how much is paid out, in minor units. */
export async function readEarnings(deps: Deps, { userId }: Caller): Promise<ReferralEarnings> {
  const { currency } = await findReferrer(deps.db, userId, deps.now());
  const sums = await sumEarnings.first(deps.db, { userId, currency });
  const { total, paid } = sums ?? { total: 0, paid: 0 };
  return { currency, total, paid, pending: total - paid, reward: rewardOf(deps.settings, currency) };
}
