import { formatMoney } from '@plinth/domain/money/format-money';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { holdEarnings } from './hold-earnings.ts';
import { listPayouts, type Payout } from './list-payouts.ts';

type Input = { month: string; reference: string; emailId?: string | undefined };

/**
 * Writes down that the bank has paid the transfers of a month, all or one person's, and tells those who got them. The
 * same reference again answers the same.
 * @throws Refusal NOT_FOUND nothing of it is on its way
 */
export async function settleMonth(deps: Pick<Deps, 'db' | 'now'>, input: Input): Promise<Payout[]> {
  const { month, reference, emailId = null } = input;
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    await holdEarnings(tx);
    const { rows } = await tx.execute<{ payout_id: string }>(sql`
      update earning_payouts o set status = 'PAID', reference = ${reference}, remark = null,
        status_at = ${now.toISOString()}::timestamptz
      from users u where u.user_id = o.user_id and o.month = ${month} and o.status = 'PROCESSING'
        and (${emailId}::text is null or u.email_id = ${emailId}) returning o.payout_id`);
    const paid = await listPayouts(
      tx,
      sql`o.month = ${month} and o.status = 'PAID' and o.reference = ${reference}
        and (${emailId}::text is null or u.email_id = ${emailId})`,
    );
    if (paid.length === 0) throw refuse('NOT_FOUND', `No such transfer of ${month} is on its way.`);
    const arrived = new Set(rows.map((row) => row.payout_id));
    for (const one of paid.filter(({ payoutId }) => arrived.has(payoutId)))
      await notify(tx, {
        userIds: [one.userId],
        category: 'ANNOUNCEMENT',
        key: `earnings:${one.payoutId}:${reference}`,
        title: 'Your earnings are paid',
        text: `The school has transferred ${formatMoney(one)} for ${month}.`,
        href: one.href,
        at: now,
      });
    return paid;
  });
}
