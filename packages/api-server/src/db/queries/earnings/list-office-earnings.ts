import { EARNING_STATES } from '@plinth/domain/earnings/office-earning';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import { FURTHER_ADDRESSES } from '../account/further-addresses.ts';
import { integer, listOf, nullable, oneOf, text, uuid } from '../kinds.ts';
import { choice, statement } from '../statement.ts';

const SORTS = { month: sql.raw('month'), name: sql.raw('lower(folded(name))'), earned: sql.raw('earned') };

/** Lists a page of mentors' earnings by person and month, with the state of that money. */
export const listOfficeEarnings = statement({
  params: {
    patterns: listOf(text),
    month: nullable(text),
    state: nullable(oneOf(EARNING_STATES)),
    sortBy: choice('month', 'name', 'earned'),
    direction: choice('asc', 'desc'),
    limit: integer,
    offset: integer,
  },
  columns: {
    userId: uuid,
    name: text,
    emailId: text,
    month: text,
    currency: oneOf(CURRENCIES),
    earned: integer,
    owed: integer,
    processing: integer,
    paid: integer,
    failed: integer,
    total: integer,
  },
  sql: ({ patterns, month, state, sortBy, direction, limit, offset }) => sql`
    with items as (
      select i.user_id, i.month, i.currency, i.amount, coalesce(p.status, 'OWED') as state
      from earning_items i
      left join earning_settlements s on s.item_id = i.item_id
      left join earning_transactions t on t.transaction_id = s.transaction_id
      left join earning_payouts p on p.payout_id = t.payout_id
      where ${month} is null or i.month = ${month}
    ), months as (
      select user_id, month, currency, sum(amount)::bigint as earned,
        coalesce(sum(amount) filter (where state = 'OWED'), 0)::bigint as owed,
        coalesce(sum(amount) filter (where state = 'PROCESSING'), 0)::bigint as processing,
        coalesce(sum(amount) filter (where state = 'PAID'), 0)::bigint as paid,
        coalesce(sum(amount) filter (where state = 'FAILED'), 0)::bigint as failed
      from items group by user_id, month, currency
    ), named as (
      select m.*, trim(concat_ws(' ', p.first_name, p.last_name)) as name, u.email_id, a.further
      from months m join users u using (user_id) left join user_profiles p using (user_id)
      left join ${FURTHER_ADDRESSES} a using (user_id)
    )
    select user_id as "userId", name, email_id as "emailId", month, currency, earned, owed, processing, paid, failed,
      count(*) over ()::int as total
    from named
    where folded(concat_ws(' ', name, email_id, further)) ilike all (${patterns})
      and (${state} is null
        or (${state} = 'OWED' and owed <> 0) or (${state} = 'PROCESSING' and processing <> 0)
        or (${state} = 'PAID' and paid <> 0) or (${state} = 'FAILED' and failed <> 0))
    order by ${SORTS[sortBy]} ${sql.raw(direction)}, lower(folded(name)), user_id, month, currency
    limit ${limit} offset ${offset}`,
});
