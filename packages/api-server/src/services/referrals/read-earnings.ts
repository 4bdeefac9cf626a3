import type { ReferralEarnings } from '@plinth/domain/referrals/referral-earnings';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { findReferrer } from './find-referrer.ts';
import { rewardOf } from './reward-of.ts';

/** What the own referrals have brought and what of it is paid out, in minor units (API-242). */
export async function readEarnings(deps: Deps, { userId }: Caller): Promise<ReferralEarnings> {
  const { currency } = await findReferrer(deps.db, userId, deps.now());
  const { rows } = await deps.db.execute<{ total: string; paid: string }>(sql`
    select (select coalesce(sum(amount), 0) from referral_earnings
        where user_id = ${userId} and currency = ${currency}) as total,
      (select coalesce(sum(amount), 0) from referral_payouts
        where user_id = ${userId} and currency = ${currency}) as paid`);
  const total = Number(rows[0]?.total ?? 0);
  const paid = Number(rows[0]?.paid ?? 0);
  return { currency, total, paid, pending: total - paid, reward: rewardOf(deps.settings, currency) };
}
