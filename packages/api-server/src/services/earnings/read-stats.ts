import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { monthIn } from '@plinth/domain/dates/month-in';
import type { EarningStats } from '@plinth/domain/earnings/earnings';
import type { Caller } from '../../api/context.ts';
import { sumEarned } from '../../db/queries/earnings/sum-earned.ts';
import type { Deps } from '../../deps.ts';

/** Returns what the caller has earned and received, in minor units. */
export async function readEarningStats(deps: Deps, { userId }: Caller): Promise<EarningStats> {
  const month = monthIn(DEFAULT_TIMEZONE, deps.now().toISOString());
  const sums = await sumEarned.first(deps.db, { userId, month });
  if (!sums) throw new Error('a select without rows');
  return { ...sums, pending: sums.total - sums.paid };
}
