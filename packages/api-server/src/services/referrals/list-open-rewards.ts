import type { Currency } from '@plinth/domain/money/currency';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/** What a referrer has earned and not been paid, in minor units. */
export type OpenReward = { userId: string; emailId: string; amount: number; currency: Currency };

/** The referrers who are owed something, for staff; `only` narrows them by a condition on `u`. */
export async function listOpenRewards(db: Queryable, only: SQL = sql`true`): Promise<OpenReward[]> {
  const { rows } = await db.execute<{
    user_id: string;
    email_id: string;
    amount: string;
    currency: Currency;
  }>(sql`
    select u.user_id, u.email_id, o.currency, o.amount from (
      select user_id, currency, sum(amount) as amount from (
        select user_id, currency, amount from referral_earnings
        union all select user_id, currency, -amount from referral_payouts
      ) moved group by user_id, currency having sum(amount) > 0
    ) o join users u using (user_id) where ${only} order by u.email_id, o.currency`);
  return rows.map((row) => ({
    userId: row.user_id,
    emailId: row.email_id,
    amount: Number(row.amount),
    currency: row.currency,
  }));
}
