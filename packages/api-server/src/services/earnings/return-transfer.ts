import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { holdEarnings } from './hold-earnings.ts';
import { listPayouts, type Payout } from './list-payouts.ts';

type Input = { payoutId: string; reason: string };

/**
 * Writes down that a transfer came back: its amount is owed again and goes out when its month is paid again. A repeat
 * answers the same.
 * @throws Refusal NOT_FOUND
 */
export async function returnTransfer(
  deps: Pick<Deps, 'db' | 'now'>,
  { payoutId, reason }: Input,
): Promise<Payout> {
  return deps.db.transaction(async (tx) => {
    await holdEarnings(tx);
    await tx.execute(sql`
      update earning_payouts set status = 'FAILED', remark = ${reason},
        status_at = ${deps.now().toISOString()}::timestamptz
      where payout_id = ${payoutId} and status <> 'FAILED'`);
    const [returned] = await listPayouts(tx, sql`o.payout_id = ${payoutId}`);
    if (!returned) throw refuse('NOT_FOUND', `There is no transfer ${payoutId}.`);
    return returned;
  });
}
