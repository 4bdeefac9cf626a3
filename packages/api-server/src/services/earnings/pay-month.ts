import { isDeepStrictEqual } from 'node:util';
import { mayPayMonth } from '@plinth/domain/earnings/may-pay-month';
import type { PayableSeen } from '@plinth/domain/earnings/office-earning';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { makeTransfersOf } from '../../db/queries/earnings/make-transfers.ts';
import { earningPayouts, earningSettlements, earningTransactions } from '../../db/schema/earnings.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { findPayable } from './find-payable.ts';
import { listPayouts, type Payout } from './list-payouts.ts';
import { recordDueEarnings, recordEarnings } from './record-earnings.ts';

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
 * Requires that a month would send what was seen, or nothing any more: then a colleague has paid it, or an answer was
 * lost. @throws Refusal CONFLICT
 */
async function requireSeen(tx: Transaction, month: string, seen: PayableSeen, now: Date): Promise<void> {
  const due = (await findPayable(tx, now)).find((one) => one.month === month);
  if (!due || due.people === 0 || isDeepStrictEqual({ people: due.people, sums: due.sums }, seen)) return;
  throw refuse('CONFLICT', 'What is owed for this month has changed. Check the sums again.');
}

/**
 * Makes the transfers of a month: one for each mentor with work of that month that is in none yet, or in one that came
 * back, split by kind of work; corrections made since are part of it, and a returned transfer stays as it was. A repeat
 * makes nothing new. A person who was overpaid for a month up to this one gets the sum of all their open months, once
 * that is positive.
 * @param seen what it has to send, or nothing; whatever is owed if omitted
 * @throws Refusal CONFLICT it would send something else
 */
export async function makeTransfers(
  tx: Transaction,
  month: string,
  now: Date,
  seen?: PayableSeen,
): Promise<void> {
  await recordEarnings(tx, now);
  if (seen) await requireSeen(tx, month, seen, now);
  await makeTransfersOf.run(tx, { month, now });
  await release(tx, month);
}

/**
 * Makes the transfers of a month and returns all that are on their way, for the bank.
 * @param seen as for `makeTransfers`
 * @throws Refusal CONFLICT the month is not over in the school's zone, or it would send something other than was seen
 */
export async function payMonth(
  deps: Deps,
  act: StaffAct,
  month: string,
  seen?: PayableSeen,
): Promise<Payout[]> {
  const now = deps.now();
  if (!mayPayMonth(month, now.toISOString()))
    throw refuse(
      'CONFLICT',
      `${month} is not over yet; it can be paid from the first day of the next month.`,
    );
  // On its own, so that it is shown once the payment is refused because of it.
  if (seen) await recordDueEarnings(deps);
  return deps.db.transaction(async (tx) => {
    await makeTransfers(tx, month, now, seen);
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
