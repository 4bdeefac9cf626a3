import { sql } from 'drizzle-orm';
import { instant, text } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Creates the transfers of a month with a part for each kind of work, and settles the pieces of work that they pay.
 * What a returned transfer paid is unpaid again, as part of the month of that transfer; it leaves the returned transfer
 * for the new one.
 */
export const makeTransfersOf = statement({
  params: { month: text, now: instant },
  sql: ({ month, now }) => sql`
    with unpaid as (
      select i.item_id, i.user_id, i.category, i.amount, i.currency, coalesce(p.month, i.month) as month
      from earning_items i
      left join earning_settlements s on s.item_id = i.item_id
      left join earning_transactions t on t.transaction_id = s.transaction_id
      left join earning_payouts p on p.payout_id = t.payout_id
      where i.month <= ${month} and coalesce(p.month, i.month) <= ${month}
        and (s.item_id is null or p.status = 'FAILED')
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
    )
    insert into earning_settlements (item_id, transaction_id)
    select o.item_id, p.transaction_id
    from open o join transfers t using (user_id, currency) join parts p using (payout_id, category)
    on conflict (item_id) do update set transaction_id = excluded.transaction_id`,
});
