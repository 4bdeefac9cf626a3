import { CURRENCIES } from '@plinth/domain/money/currency';
import { VOUCHER_KINDS, VOUCHER_STATES } from '@plinth/domain/orders/office-voucher';
import { sql } from 'drizzle-orm';
import { FURTHER_ADDRESSES } from '../account/further-addresses.ts';
import { instant, integer, listOf, nullable, oneOf, text } from '../kinds.ts';
import { choice, statement } from '../statement.ts';

const SORTS = {
  createdAt: sql.raw('v.created_at'),
  code: sql.raw('v.code'),
  expiresAt: sql.raw('v.expires_at'),
  uses: sql.raw('v.uses'),
};

/** Lists a page of vouchers whose codes, or owners, match all the given patterns; each row has the total. */
export const listOfficeVouchers = statement({
  params: {
    /** One code, or null for all. */
    code: nullable(text),
    patterns: listOf(text),
    state: nullable(oneOf(VOUCHER_STATES)),
    kind: nullable(oneOf(VOUCHER_KINDS)),
    now: instant,
    sortBy: choice('createdAt', 'code', 'expiresAt', 'uses'),
    direction: choice('asc', 'desc'),
    limit: integer,
    offset: integer,
  },
  columns: {
    code: text,
    createdAt: instant,
    state: oneOf(VOUCHER_STATES),
    kind: oneOf(VOUCHER_KINDS),
    ownerEmailId: nullable(text),
    productId: nullable(text),
    currency: oneOf(CURRENCIES),
    discount: integer,
    percent: nullable(integer),
    maxUses: integer,
    usesPerPerson: integer,
    uses: integer,
    expiresAt: nullable(instant),
    endedAt: nullable(instant),
    total: integer,
  },
  sql: ({ code, patterns, state, kind, now, sortBy, direction, limit, offset }) => sql`
    select v.code, v.created_at as "createdAt", v.state, v.kind, v.owner_email_id as "ownerEmailId",
      v.product_id as "productId", v.currency, v.discount, v.percent, v.max_uses as "maxUses",
      v.uses_per_person as "usesPerPerson", v.uses, v.expires_at as "expiresAt", v.ended_at as "endedAt",
      count(*) over ()::int as total
    from (
      select v.*, r.email_id as owner_email_id, r.further, coalesce(u.uses, 0) as uses,
        case when r.voucher_code is null then 'STAFF' else 'REWARD' end as kind,
        case when v.ended_at is not null then 'ENDED' when v.expires_at < ${now} then 'EXPIRED'
          when coalesce(u.uses, 0) >= v.max_uses then 'USED_UP' else 'OPEN' end as state
      from vouchers v
      left join (select x.code, count(*)::int as uses from voucher_uses x
        where ${code} is null or x.code = ${code} group by x.code) u on u.code = v.code
      left join (select distinct on (a.voucher_code) a.voucher_code, w.email_id, f.further from open_accesses a
        join users w using (user_id) left join ${FURTHER_ADDRESSES} f using (user_id) where ${code} is null or a.voucher_code = ${code}
        order by a.voucher_code, a.enrolment_id) r on r.voucher_code = v.code
      where (${code} is null or v.code = ${code})
    ) v
    where (cardinality(${patterns}) = 0 or concat_ws(' ', v.code, folded(v.owner_email_id || coalesce(' ' || v.further, ''))) ilike all (${patterns}))
      and (${state} is null or v.state = ${state}) and (${kind} is null or v.kind = ${kind})
    order by ${SORTS[sortBy]} ${sql.raw(direction)} nulls last, v.code
    limit ${limit} offset ${offset}`,
});
