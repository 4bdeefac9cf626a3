import { CURRENCIES } from '@plinth/domain/money/currency';
import { REWARD_STATUSES } from '@plinth/domain/referrals/office-reward';
import { sql } from 'drizzle-orm';
import { FURTHER_ADDRESSES } from '../account/further-addresses.ts';
import { instant, integer, listOf, nullable, oneOf, text, uuid } from '../kinds.ts';
import { choice, statement } from '../statement.ts';
import { isVoid } from './is-void.ts';

const SORTS = { since: sql.raw('since'), name: sql.raw('lower(folded(name))'), amount: sql.raw('amount') };

/** Lists a page of what referrers are owed and were paid, for referrers that match all the given patterns. */
export const listRewards = statement({
  params: {
    patterns: listOf(text),
    status: nullable(oneOf(REWARD_STATUSES)),
    sortBy: choice('since', 'name', 'amount'),
    direction: choice('asc', 'desc'),
    limit: integer,
    offset: integer,
  },
  columns: {
    rewardId: text,
    userId: uuid,
    name: text,
    emailId: text,
    status: oneOf(REWARD_STATUSES),
    amount: integer,
    currency: oneOf(CURRENCIES),
    since: instant,
    friends: integer,
    reference: nullable(text),
    total: integer,
  },
  sql: ({ patterns, status, sortBy, direction, limit, offset }) => sql`
    with entries as (
      select concat(m.user_id, '-', m.currency) as reward_id, m.user_id, m.currency, sum(m.amount)::bigint as amount,
        'OWED' as status, max(m.created_at) filter (where m.amount >= 0) as since, null as reference
      from (
        select user_id, currency, amount, created_at from referral_earnings g where not ${isVoid('g')}
        union all select user_id, currency, -amount, created_at from referral_payouts
      ) m group by m.user_id, m.currency having sum(m.amount) > 0
      union all
      select payout_id::text, user_id, currency, amount, 'PAID', created_at, reference from referral_payouts
    ), named as (
      select e.*, trim(concat_ws(' ', p.first_name, p.last_name)) as name, u.email_id, a.further
      from entries e join users u using (user_id) left join user_profiles p using (user_id)
      left join ${FURTHER_ADDRESSES} a using (user_id)
    )
    select n.reward_id as "rewardId", n.user_id as "userId", n.name, n.email_id as "emailId", n.status, n.amount,
      n.currency, n.since,
      (select count(*) from referral_earnings g where g.user_id = n.user_id and not ${isVoid('g')})::int as friends, n.reference,
      count(*) over ()::int as total
    from named n
    where folded(concat_ws(' ', n.name, n.email_id, n.further, n.reference)) ilike all (${patterns})
      and (${status} is null or n.status = ${status})
    order by ${SORTS[sortBy]} ${sql.raw(direction)}, n.reward_id
    limit ${limit} offset ${offset}`,
});
