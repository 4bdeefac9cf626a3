import { mayPayMonth } from '@plinth/domain/earnings/may-pay-month';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { listPayouts, type Payout } from './list-payouts.ts';
import { recordEarnings } from './record-earnings.ts';

/**
 * Makes the transfers of a month: one for each mentor with work of that month that stands in none yet, with a part for
 * each kind of work. One that came back is sent again. A repeat makes nothing new. Who was paid too much for a month up to
 * this one gets what all their open months come to, once that is more than nothing.
 */
export async function makeTransfers(tx: Transaction, month: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await recordEarnings(tx, now);
  await tx.execute(sql`
    with unpaid as (
      select i.* from earning_items i where i.month <= ${month}
        and not exists (select from earning_settlements s where s.item_id = i.item_id)
    ), overpaid as (
      select distinct user_id from (
        select user_id from unpaid group by user_id, month having sum(amount) < 0) months
    ), open as (
      select u.* from unpaid u where u.month = ${month} or u.user_id in (select user_id from overpaid)
    ), transfers as (
      insert into earning_payouts (payout_id, user_id, month, amount, currency, created_at, status_at)
      select gen_random_uuid(), user_id, ${month}, sum(amount), currency, ${at}::timestamptz, ${at}::timestamptz
      from open group by user_id, currency having sum(amount) > 0 returning payout_id, user_id, currency
    ), parts as (
      insert into earning_transactions (transaction_id, payout_id, user_id, category, amount)
      select gen_random_uuid(), t.payout_id, t.user_id, o.category, sum(o.amount)
      from transfers t join open o using (user_id, currency) group by t.payout_id, t.user_id, o.category
      returning transaction_id, payout_id, category
    ), again as (
      update earning_payouts set status = 'PROCESSING', reference = null, status_at = ${at}::timestamptz
      where month = ${month} and status = 'FAILED'
    )
    insert into earning_settlements (item_id, transaction_id)
    select o.item_id, p.transaction_id
    from open o join transfers t using (user_id, currency) join parts p using (payout_id, category)`);
}

/**
 * Makes the transfers of a month and answers all that are on their way, for the bank.
 * @throws Refusal CONFLICT the month is not over in the school's zone
 */
export async function payMonth(deps: Deps, month: string): Promise<Payout[]> {
  const now = deps.now();
  if (!mayPayMonth(month, now.toISOString()))
    throw refuse(
      'CONFLICT',
      `${month} is not over yet; it can be paid from the first day of the next month.`,
    );
  return deps.db.transaction(async (tx) => {
    await makeTransfers(tx, month, now);
    return listPayouts(tx, sql`o.month = ${month} and o.status = 'PROCESSING'`);
  });
}
