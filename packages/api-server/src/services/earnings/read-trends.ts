import type { EarningTrends } from '@plinth/domain/earnings/earnings';
import { trendMonths } from '@plinth/domain/earnings/trend-months';
import type { Caller } from '../../api/context.ts';
import { sumMonths } from '../../db/queries/earnings/sum-months.ts';
import type { Deps } from '../../deps.ts';

/** Returns what the caller earned in each of the last months, the current one last. */
export async function readEarningTrends(
  deps: Deps,
  { userId }: Caller,
  count: number,
): Promise<EarningTrends> {
  const months = trendMonths(deps.now().toISOString(), count);
  const row = await sumMonths.first(deps.db, { userId, since: months[0] ?? '' });
  if (!row) throw new Error('a select without rows');
  return {
    currency: row.currency,
    trends: months.map((month) => ({ month, amount: row.months[month] ?? 0 })),
  };
}
