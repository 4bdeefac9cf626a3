import type { TransactionStatus } from '@plinth/domain/earnings/earning-transaction';
import type { Currency } from '@plinth/domain/money/currency';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

export type Payout = {
  payoutId: string;
  userId: string;
  emailId: string;
  name: string;
  month: string;
  amount: number;
  currency: Currency;
  status: TransactionStatus;
  reference: string | null;
  /** Where the person reads the own earnings. */
  href: '/lm/earnings' | '/mentor/earnings';
};

/** Transfers with those whom they go to, by month and name, for staff. */
export async function listPayouts(db: Queryable, which: SQL): Promise<Payout[]> {
  const { rows } = await db.execute<Payout>(sql`
    select o.payout_id as "payoutId", u.user_id as "userId", u.email_id as "emailId",
      trim(p.first_name || ' ' || p.last_name) as name, o.month, o.amount, o.currency, o.status, o.reference,
      case when 'LEAD_MENTOR' = any(u.roles) then '/lm/earnings' else '/mentor/earnings' end as href
    from earning_payouts o join users u using (user_id) join user_profiles p using (user_id)
    where ${which} order by o.month, name, o.payout_id`);
  return rows;
}
