import { sql } from 'drizzle-orm';
import { referralPayouts } from '../../db/schema/referrals.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { listOpenRewards, type OpenReward } from './list-open-rewards.ts';

/**
 * Writes down that staff paid a referrer all that was owed, which is in the one currency of the referrer; the
 * reference of the transfer counts once.
 * @throws Refusal NOT_FOUND nothing owed to this address, CONFLICT the reference is taken
 */
export async function payOutRewards(
  deps: Pick<Deps, 'db' | 'now'>,
  { emailId, reference }: { emailId: string; reference: string },
): Promise<OpenReward> {
  return deps.db.transaction(async (tx) => {
    // Two members of staff one after the other, so that the second finds nothing owed.
    await tx.execute(sql`select 1 from users where email_id = ${emailId} for update`);
    const [open] = await listOpenRewards(tx, sql`u.email_id = ${emailId}`);
    if (!open) throw refuse('NOT_FOUND', `Nothing is owed to ${emailId}.`);
    const { userId, amount, currency } = open;
    const [paid] = await tx
      .insert(referralPayouts)
      .values({ userId, amount, currency, reference, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning({ payoutId: referralPayouts.payoutId });
    if (!paid) throw refuse('CONFLICT', `The reference ${reference} is written down already.`);
    return open;
  });
}
