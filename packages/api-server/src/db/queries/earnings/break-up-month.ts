import { EARNING_CATEGORIES } from '@plinth/domain/earnings/earning-category';
import { EarningBreakup } from '@plinth/domain/earnings/earnings';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import { json, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { ownCurrency } from './own-currency.ts';

const ORDER = sql.raw(`array['${EARNING_CATEGORIES.join("','")}']`);

/** Breaks up a mentor's month into lines: one per kind of work and rate, and one without a rate for corrections. */
export const breakUpMonth = statement({
  params: { userId: uuid, month: text },
  columns: { currency: oneOf(CURRENCIES), items: json(EarningBreakup.shape.items) },
  sql: ({ userId, month }) => sql`
    select ${ownCurrency(userId)} as currency,
      coalesce((select json_agg(json_build_object('category', category, 'count', count, 'rate', rate,
          'amount', amount)) from (
        select category, case when corrects_id is null then rate end as rate, sum(quantity)::int as count,
          sum(amount)::bigint as amount from earning_items
        where user_id = ${userId} and month = ${month}
        group by category, case when corrects_id is null then rate end
        order by array_position(${ORDER}, category), rate
      ) lines), '[]') as items`,
});
