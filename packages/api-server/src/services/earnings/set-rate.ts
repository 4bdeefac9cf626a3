import type { EarningCategory } from '@plinth/domain/earnings/earning-category';
import type { Currency } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findEarner } from './find-earner.ts';
import { holdEarnings } from './hold-earnings.ts';
import { recordEarnings } from './record-earnings.ts';

type Input = {
  category: EarningCategory;
  currency: Currency;
  /** In minor units; 0 ends the rate. */
  amount: number;
  /** YYYY-MM-DD of the school's zone. */
  fromDay: string;
  /** Whom alone it is for. */
  emailId?: string | undefined;
};

/**
 * Sets what a kind of work brings from a day on, and writes down what it brings for work since then that had no rate.
 * What is written already keeps its rate. A rate of the same day is replaced while nothing was earned by it.
 * @returns how many pieces of work it brought in
 * @throws Refusal NOT_FOUND unknown person, CONFLICT something was earned by the rate of that day
 */
export async function setEarningRate(deps: Deps, input: Input): Promise<number> {
  const { category, currency, amount, fromDay, emailId } = input;
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    await holdEarnings(tx);
    const userId = emailId === undefined ? null : (await findEarner(tx, emailId)).userId;
    const { rows } = await tx.execute<{ amount: number }>(sql`
      insert into earning_rates (rate_id, category, currency, user_id, amount, from_day, created_at)
      values (gen_random_uuid(), ${category}, ${currency}, ${userId}, ${amount}, ${fromDay}, ${now.toISOString()})
      on conflict (category, currency, user_id, from_day) do update set amount = excluded.amount
        where earning_rates.amount = excluded.amount
          or not exists (select from earning_items i where i.rate_id = earning_rates.rate_id)
      returning amount`);
    if (rows.length === 0)
      throw refuse(
        'CONFLICT',
        `Work was counted by the rate of ${fromDay} already; set the new one from a later day.`,
      );
    return recordEarnings(tx, now);
  });
}
