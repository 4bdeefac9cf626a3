import { mayPayMonth } from '@plinth/domain/earnings/may-pay-month';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { makeTransfersOf } from '../../db/queries/earnings/make-transfers.ts';
import { earningPayouts, earningSettlements, earningTransactions } from '../../db/schema/earnings.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { listPayouts, type Payout } from './list-payouts.ts';
import { recordEarnings } from './record-earnings.ts';

/** Takes the work that is left in the returned transfers of a month out of them: nothing of it is to be sent. */
const release = (tx: Transaction, month: string) =>
  tx.delete(earningSettlements).where(
    inArray(
      earningSettlements.transactionId,
      tx
        .select({ transactionId: earningTransactions.transactionId })
        .from(earningTransactions)
        .innerJoin(earningPayouts, eq(earningPayouts.payoutId, earningTransactions.payoutId))
        .where(and(eq(earningPayouts.month, month), eq(earningPayouts.status, 'FAILED'))),
    ),
  );

/**
 * Makes the transfers of a month: one for each mentor with work of that month that is in none yet, or in one that came
 * back, split by kind of work; corrections made since are part of it, and a returned transfer stays as it was. A repeat
 * makes nothing new. A person who was overpaid for a month up to this one gets the sum of all their open months, once
 * that is positive.
 */
export async function makeTransfers(tx: Transaction, month: string, now: Date): Promise<void> {
  await recordEarnings(tx, now);
  await makeTransfersOf.run(tx, { month, now });
  await release(tx, month);
}

/**
 * Makes the transfers of a month and returns all that are on their way, for the bank.
 * @throws Refusal CONFLICT the month is not over in the school's zone
 */
export async function payMonth(deps: Deps, act: StaffAct, month: string): Promise<Payout[]> {
  const now = deps.now();
  if (!mayPayMonth(month, now.toISOString()))
    throw refuse(
      'CONFLICT',
      `${month} is not over yet; it can be paid from the first day of the next month.`,
    );
  return deps.db.transaction(async (tx) => {
    await makeTransfers(tx, month, now);
    const open = await listPayouts(
      tx,
      and(eq(earningPayouts.month, month), eq(earningPayouts.status, 'PROCESSING')),
    );
    await recordAudit(tx, now, act, {
      action: 'earnings.paid-out',
      details: { month, transfers: open.length },
    });
    return open;
  });
}
