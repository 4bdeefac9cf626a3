import type { EarningTrends } from '@plinth/domain/earnings/earnings';
import { trendMonths } from '@plinth/domain/earnings/trend-months';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { ownCurrency } from './own-currency.ts';

type Row = { currency: EarningTrends['currency']; months: Record<string, number> | null };

/** What each of the last months has brought the caller, the running one last (API-212, API-213). */
export async function readEarningTrends(
  deps: Deps,
  { userId }: Caller,
  count: number,
): Promise<EarningTrends> {
  const months = trendMonths(deps.now().toISOString(), count);
  const { rows } = await deps.db.execute<Row>(sql`
    select ${ownCurrency(userId)} as currency,
      (select json_object_agg(month, amount) from (
        select month, sum(amount)::bigint as amount from earning_items
        where user_id = ${userId} and month >= ${months[0]} group by month
      ) of_months) as months`);
  const [row] = rows;
  if (!row) throw new Error('a select without rows');
  return {
    currency: row.currency,
    trends: months.map((month) => ({ month, amount: row.months?.[month] ?? 0 })),
  };
}
