import { EARNING_CATEGORIES } from '@plinth/domain/earnings/earning-category';
import type { EarningBreakup } from '@plinth/domain/earnings/earnings';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { ownCurrency } from './own-currency.ts';

type Row = Pick<EarningBreakup, 'currency' | 'items'>;

/** What a month of the caller's is made of (API-216, API-217). */
export async function readEarningBreakup(
  { db }: Deps,
  { userId }: Caller,
  month: string,
): Promise<EarningBreakup> {
  const { rows } = await db.execute<Row>(sql`
    select ${ownCurrency(userId)} as currency,
      coalesce((select json_agg(json_build_object('category', category, 'count', count, 'rate', rate,
          'amount', amount)) from (
        select category, case when corrects_id is null then rate end as rate, sum(quantity)::int as count,
          sum(amount)::bigint as amount from earning_items
        where user_id = ${userId} and month = ${month}
        group by category, case when corrects_id is null then rate end
        order by array_position(${sql.raw(`array['${EARNING_CATEGORIES.join("','")}']`)}, category), rate
      ) lines), '[]') as items`);
  const [row] = rows;
  if (!row) throw new Error('a select without rows');
  return { month, ...row, total: row.items.reduce((sum, { amount }) => sum + amount, 0) };
}
