import type { EarningRate } from '@plinth/domain/earnings/earning-rate';
import { eq, notExists, sql } from 'drizzle-orm';
import { earningItems, earningRates } from '../../db/schema/earnings.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { findEarner } from './find-earner.ts';
import { holdEarnings } from './hold-earnings.ts';
import { recordEarnings } from './record-earnings.ts';

/**
 * Sets what a kind of work earns from a day on, and records the earnings of work since then that had no rate. What is
 * recorded already retains its rate. A rate of the same day is replaced as long as nothing was earned by it.
 * @returns how many pieces of work it recorded
 * @throws Refusal NOT_FOUND unknown person, CONFLICT something was earned by the rate of that day
 */
export async function setEarningRate(
  deps: Deps,
  act: StaffAct,
  { category, currency, amount, fromDay, emailId }: EarningRate,
): Promise<number> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    await holdEarnings(tx);
    const userId = emailId === null ? null : (await findEarner(tx, emailId)).userId;
    const [rate] = await tx
      .insert(earningRates)
      .values({ category, currency, userId, amount, fromDay, createdAt: now })
      .onConflictDoUpdate({
        target: [earningRates.category, earningRates.currency, earningRates.userId, earningRates.fromDay],
        set: { amount },
        setWhere: sql`${eq(earningRates.amount, amount)} or ${notExists(
          tx
            .select({ itemId: earningItems.itemId })
            .from(earningItems)
            .where(eq(earningItems.rateId, earningRates.rateId)),
        )}`,
      })
      .returning({ rateId: earningRates.rateId });
    if (!rate)
      throw refuse(
        'CONFLICT',
        `Work was counted by the rate of ${fromDay} already; set the new one from a later day.`,
      );
    await recordAudit(tx, now, act, {
      action: 'earnings.rate',
      subjectId: userId,
      details: { category, currency, amount, fromDay },
    });
    return recordEarnings(tx, now);
  });
}
