import { formatMoney } from '@plinth/domain/money/format-money';
import { eq } from 'drizzle-orm';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { dropVoid } from '../../db/queries/referrals/drop-void.ts';
import { users } from '../../db/schema/accounts.ts';
import { referralPayouts } from '../../db/schema/referrals.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { listOpenRewards, type OpenReward } from './list-open-rewards.ts';

/**
 * Records that staff paid a referrer everything owed, which is in the referrer's one currency; the reference of the
 * transfer counts once. Earnings of cancelled places are not owed, and end with the payout.
 * @param seen what staff saw and paid, if they state it
 * @throws Refusal NOT_FOUND nothing owed to this address, CONFLICT the reference is taken or another amount is owed
 */
export async function payOutRewards(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { emailId, reference, seen }: { emailId: string; reference: string; seen?: number },
): Promise<OpenReward> {
  return deps.db.transaction(async (tx) => {
    // Serialises two members of staff, so that the second finds nothing owed.
    const [referrer] = await tx
      .select({ userId: users.userId })
      .from(users)
      .where(eq(users.userId, accountByAddress(emailId)))
      .for('update');
    if (referrer) await dropVoid.run(tx, { referrerId: referrer.userId, friendId: null });
    const [open] = await listOpenRewards(tx, emailId);
    if (!open) throw refuse('NOT_FOUND', `Nothing is owed to ${emailId}.`);
    const { userId, amount, currency } = open;
    if (seen !== undefined && seen !== amount)
      throw refuse('CONFLICT', `${formatMoney(open)} is now owed to ${emailId}.`, { amount });
    const [paid] = await tx
      .insert(referralPayouts)
      .values({ userId, amount, currency, reference, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning({ payoutId: referralPayouts.payoutId });
    if (!paid) throw refuse('CONFLICT', `The reference ${reference} has already been recorded.`);
    await recordAudit(tx, deps.now(), act, {
      action: 'referral-rewards.paid',
      subjectId: userId,
      details: { amount, currency, reference },
    });
    return open;
  });
}
