import { formatMoney } from '@plinth/domain/money/format-money';
import { and, eq, inArray, or } from 'drizzle-orm';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { users } from '../../db/schema/accounts.ts';
import { earningPayouts } from '../../db/schema/earnings.ts';
import type { Deps } from '../../deps.ts';
import { recordAudits, type StaffAct } from '../audit-entries/record-audit.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { holdEarnings } from './hold-earnings.ts';
import { listPayouts, type Payout } from './list-payouts.ts';

/** The transfers of a month, all or one person's, or one transfer, which must be of the month and person if named. */
type Which =
  | { month: string; emailId?: string | undefined; payoutId?: undefined; userId?: undefined }
  | {
      payoutId: string;
      month?: string | undefined;
      userId?: string | undefined;
      emailId?: string | undefined;
    };
type Input = Which & { reference: string };

/**
 * Records that the bank has paid transfers, and notifies the recipients. The same reference again gets the same answer.
 * @throws Refusal NOT_FOUND nothing of it is on its way; CONFLICT no transfer is named, and somebody has several that
 *   the reference could belong to
 */
export async function settleTransfers(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { reference, month, emailId, userId, payoutId }: Input,
): Promise<Payout[]> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    await holdEarnings(tx);
    const found = await listPayouts(
      tx,
      and(
        month === undefined ? undefined : eq(earningPayouts.month, month),
        emailId === undefined ? undefined : eq(users.userId, accountByAddress(emailId)),
        userId === undefined ? undefined : eq(earningPayouts.userId, userId),
        payoutId === undefined ? undefined : eq(earningPayouts.payoutId, payoutId),
        or(
          eq(earningPayouts.status, 'PROCESSING'),
          and(eq(earningPayouts.status, 'PAID'), eq(earningPayouts.reference, reference)),
        ),
      ),
    );
    if (found.length === 0)
      throw refuse('NOT_FOUND', `No such transfer${month ? ` of ${month}` : ''} is on its way.`);
    const arrived = found.filter(({ status }) => status === 'PROCESSING');
    const unclear = arrived.find(
      (one) => found.filter((other) => other.userId === one.userId && other.month === one.month).length > 1,
    );
    if (unclear)
      throw refuse(
        'CONFLICT',
        `${unclear.emailId} has more than one transfer of ${unclear.month}. Name the one that has arrived by its id.`,
      );
    if (arrived.length > 0)
      await tx
        .update(earningPayouts)
        .set({ status: 'PAID', reference, remark: null, statusAt: now })
        .where(
          inArray(
            earningPayouts.payoutId,
            arrived.map((one) => one.payoutId),
          ),
        );
    await recordAudits(
      tx,
      now,
      act,
      arrived.map((one) => ({
        action: 'earnings.arrived',
        subjectId: one.userId,
        details: {
          payoutId: one.payoutId,
          month: one.month,
          amount: one.amount,
          currency: one.currency,
          reference,
        },
      })),
    );
    for (const one of arrived)
      await notify(tx, {
        userIds: [one.userId],
        category: 'ANNOUNCEMENT',
        key: `earnings:${one.payoutId}:${reference}`,
        title: 'Your earnings are paid',
        text: `The school has transferred ${formatMoney(one)} for ${one.month}.`,
        href: one.href,
        at: now,
      });
    return found.map((one) => ({ ...one, status: 'PAID', reference }));
  });
}
