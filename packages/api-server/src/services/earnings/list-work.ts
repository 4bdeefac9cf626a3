import type { EarningCategory } from '@plinth/domain/earnings/earning-category';
import type { Currency } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { findEarner } from './find-earner.ts';

export type Work = {
  itemId: string;
  /** YYYY-MM-DD in the school's zone. */
  day: string;
  category: EarningCategory;
  description: string;
  /** What it brings in minor units, corrections counted. */
  amount: number;
  currency: Currency;
  isCorrected: boolean;
};

/**
 * The pieces of work of a mentor in a month, YYYY-MM, each with what it brings now, for staff.
 * @throws Refusal NOT_FOUND unknown person
 */
export async function listWork(
  { db }: Pick<Deps, 'db'>,
  { emailId, month }: { emailId: string; month: string },
): Promise<Work[]> {
  const { userId } = await findEarner(db, emailId);
  const { rows } = await db.execute<Work>(sql`
    select i.item_id as "itemId", i.day, i.category, i.description, i.currency,
      (i.amount + coalesce(c.amount, 0))::bigint as amount, c.amount is not null as "isCorrected"
    from earning_items i
    left join lateral (select sum(o.amount) as amount from earning_items o where o.corrects_id = i.item_id) c on true
    where i.user_id = ${userId} and i.month = ${month} and i.corrects_id is null
    order by i.earned_at, i.item_id`);
  return rows;
}
