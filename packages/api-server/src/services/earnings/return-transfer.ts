import { and, eq, ne } from 'drizzle-orm';
import { releaseNothing } from '../../db/queries/earnings/release-nothing.ts';
import { earningPayouts } from '../../db/schema/earnings.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { holdEarnings } from './hold-earnings.ts';
import { listPayouts, type Payout } from './list-payouts.ts';

type Input = { payoutId: string; reason: string };

/**
 * Records that a transfer came back: its work is owed again and goes out in a new transfer when its month is paid again
 * (`makeTransfers`), unless corrections have left nothing of it to send. A repeat gets the same answer.
 * @throws Refusal NOT_FOUND
 */
export async function returnTransfer(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { payoutId, reason }: Input,
): Promise<Payout> {
  return deps.db.transaction(async (tx) => {
    await holdEarnings(tx);
    const changed = await tx
      .update(earningPayouts)
      .set({ status: 'FAILED', remark: reason, statusAt: deps.now() })
      .where(and(eq(earningPayouts.payoutId, payoutId), ne(earningPayouts.status, 'FAILED')))
      .returning({ payoutId: earningPayouts.payoutId });
    const [returned] = await listPayouts(tx, eq(earningPayouts.payoutId, payoutId));
    if (!returned) throw refuse('NOT_FOUND', `There is no transfer ${payoutId}.`);
    if (changed.length > 0) {
      await releaseNothing.run(tx, { userId: returned.userId });
      await recordAudit(tx, deps.now(), act, {
        action: 'earnings.returned',
        subjectId: returned.userId,
        details: { payoutId, month: returned.month, amount: returned.amount, reason },
      });
    }
    return returned;
  });
}
