import { formatMoney } from '@plinth/domain/money/format-money';
import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { earningPayouts } from '../../db/schema/earnings.ts';
import type { Deps } from '../../deps.ts';
import { recordAudits, type StaffAct } from '../audit-entries/record-audit.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { holdEarnings } from './hold-earnings.ts';
import { listPayouts, type Payout } from './list-payouts.ts';

type Input = { month: string; reference: string; emailId?: string | undefined };

/**
 * Records that the bank has paid the transfers of a month, all or one person's, and notifies the recipients. The same
 * reference again gets the same answer.
 * @throws Refusal NOT_FOUND nothing of it is on its way
 */
export async function settleMonth(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  input: Input,
): Promise<Payout[]> {
  const { month, reference, emailId } = input;
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    await holdEarnings(tx);
    const ofPerson = emailId === undefined ? undefined : eq(users.emailId, emailId);
    const arrivals = await tx
      .update(earningPayouts)
      .set({ status: 'PAID', reference, remark: null, statusAt: now })
      .from(users)
      .where(
        and(
          eq(users.userId, earningPayouts.userId),
          eq(earningPayouts.month, month),
          eq(earningPayouts.status, 'PROCESSING'),
          ofPerson,
        ),
      )
      .returning({ payoutId: earningPayouts.payoutId });
    const paid = await listPayouts(
      tx,
      and(
        eq(earningPayouts.month, month),
        eq(earningPayouts.status, 'PAID'),
        eq(earningPayouts.reference, reference),
        ofPerson,
      ),
    );
    if (paid.length === 0) throw refuse('NOT_FOUND', `No such transfer of ${month} is on its way.`);
    const arrived = new Set(arrivals.map(({ payoutId }) => payoutId));
    const news = paid.filter(({ payoutId }) => arrived.has(payoutId));
    await recordAudits(
      tx,
      now,
      act,
      news.map(({ userId, payoutId, amount, currency }) => ({
        action: 'earnings.arrived',
        subjectId: userId,
        details: { payoutId, month, amount, currency, reference },
      })),
    );
    for (const one of news)
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
