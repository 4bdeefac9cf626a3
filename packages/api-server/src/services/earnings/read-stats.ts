import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import type { EarningStats } from '@plinth/domain/earnings/earnings';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { ownCurrency } from './own-currency.ts';

/** What the caller has earned and got, in minor units (API-214, API-215). */
export async function readEarningStats(deps: Deps, { userId }: Caller): Promise<EarningStats> {
  const month = calendarDateIn(DEFAULT_TIMEZONE, deps.now().toISOString()).slice(0, 7);
  const { rows } = await deps.db.execute<
    Record<'total' | 'paid' | 'this_month', number> & Pick<EarningStats, 'currency'>
  >(sql`
    select ${ownCurrency(userId)} as currency,
      (select coalesce(sum(amount), 0)::bigint from earning_items where user_id = ${userId}) as total,
      (select coalesce(sum(amount), 0)::bigint from earning_items where user_id = ${userId} and month = ${month})
        as this_month,
      (select coalesce(sum(amount), 0)::bigint from earning_payouts where user_id = ${userId} and status = 'PAID')
        as paid`);
  const [row] = rows;
  if (!row) throw new Error('a select without rows');
  const { currency, total, paid, this_month: thisMonth } = row;
  return { currency, total, paid, pending: total - paid, thisMonth };
}
