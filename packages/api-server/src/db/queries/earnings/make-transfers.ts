import { sql } from 'drizzle-orm';
import { instant, text } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Creates the transfers of a month with a part for each kind of work, settles the pieces of work that they pay, and
 * resends those that were returned.
 */
export const makeTransfersOf = statement({
  params: { month: text, now: instant },
  sql: ({ month, now }) => sql`
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
      select gen_random_uuid(), user_id, ${month}, sum(amount), currency, ${now}, ${now}
      from open group by user_id, currency having sum(amount) > 0 returning payout_id, user_id, currency
    ), parts as (
      insert into earning_transactions (transaction_id, payout_id, user_id, category, amount)
      select gen_random_uuid(), t.payout_id, t.user_id, o.category, sum(o.amount)
      from transfers t join open o using (user_id, currency) group by t.payout_id, t.user_id, o.category
      returning transaction_id, payout_id, category
    ), again as (
      update earning_payouts set status = 'PROCESSING', reference = null, status_at = ${now}
      where month = ${month} and status = 'FAILED'
    )
    insert into earning_settlements (item_id, transaction_id)
    select o.item_id, p.transaction_id
    from open o join transfers t using (user_id, currency) join parts p using (payout_id, category)`,
});
