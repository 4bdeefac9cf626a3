import { sql } from 'drizzle-orm';
import { uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Takes the work of a person out of returned transfers for which nothing is left to be sent: with the corrections made
 * since, and all else that their month would pay, it comes to nothing or less.
 */
export const releaseNothing = statement({
  params: { userId: uuid },
  sql: ({ userId }) => sql`
    with unpaid as (
      select i.item_id, i.amount, s.item_id is not null as is_returned, coalesce(p.month, i.month) as month
      from earning_items i
      left join earning_settlements s on s.item_id = i.item_id
      left join earning_transactions t on t.transaction_id = s.transaction_id
      left join earning_payouts p on p.payout_id = t.payout_id
      where i.user_id = ${userId} and (s.item_id is null or p.status = 'FAILED')
    )
    delete from earning_settlements where item_id in (
      select item_id from unpaid where is_returned
        and month in (select month from unpaid group by month having sum(amount) <= 0))`,
});
