import type { ErasePerson } from '@plinth/domain/people/erasure-plan';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { despiteDeadlock } from '../../db/despite-deadlock.ts';
import { users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { erasePerson } from '../account/erase-person.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { detachCards } from '../payments/forget-cards.ts';
import { refuse } from '../refusal.ts';
import { planErasure } from './plan-erasure.ts';

/**
 * Erases a person who requested it from the school, immediately: they are signed out everywhere, and nothing remains
 * that need not. No mail is sent, as no address is left.
 * @param emailId what was typed to confirm
 * @throws Refusal NOT_FOUND; BAD_REQUEST another address; CONFLICT with the reasons why it cannot be done
 */
export async function erasePersonByStaff(
  deps: Deps,
  act: StaffAct,
  { userId, emailId, reason }: { userId: string } & ErasePerson,
): Promise<{ erased: true }> {
  const erase = async (tx: Transaction) => {
    await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update');
    const plan = await planErasure(tx, act, userId, deps.now());
    if (plan.refusals.length > 0) throw refuse('CONFLICT', plan.refusals.join(' '));
    if (plan.emailId !== emailId)
      throw refuse('BAD_REQUEST', 'This is not the address of this person.', {
        fields: [{ path: 'emailId', message: 'This is not the address of this person' }],
      });
    const remains = await erasePerson(deps, tx, { userId, emailId, ownsAddress: plan.isAddressProven });
    await recordAudit(tx, deps.now(), act, {
      action: 'people.erased',
      subjectId: userId,
      details: { ...(reason ? { reason } : {}), files: plan.files, goes: plan.goes, stays: plan.stays },
    });
    return remains;
  };
  const gone = await despiteDeadlock(() => deps.db.transaction(erase));
  forgetFiles(deps, 'private', gone.private);
  forgetFiles(deps, 'public', gone.public);
  detachCards(deps, gone.cards);
  return { erased: true };
}
