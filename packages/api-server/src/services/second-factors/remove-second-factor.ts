import { eq } from 'drizzle-orm';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { forgetOtherBrowsers } from '../push/forget-browsers.ts';
import { refuse } from '../refusal.ts';
import { dropFactors } from './drop-factors.ts';

/**
 * Removes app, passkeys and recovery codes from a person who lost them: they are signed out everywhere, notified by
 * mail, and set up a new one. No one removes their own this way: that takes a code.
 * @param who by id, or by address for the verb
 * @throws Refusal NOT_FOUND, CONFLICT without a second factor, FORBIDDEN for oneself
 */
export async function removeSecondFactor(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  act: StaffAct,
  who: { userId: string } | { emailId: string },
): Promise<{ removed: true }> {
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ userId: users.userId, emailId: users.emailId })
      .from(users)
      .where('userId' in who ? eq(users.userId, who.userId) : eq(users.userId, accountByAddress(who.emailId)))
      .for('update');
    if (!person) throw refuse('NOT_FOUND', 'Nobody has an account with this address.');
    const { userId, emailId } = person;
    if (userId === act.actorId)
      throw refuse(
        'FORBIDDEN',
        'Your own second factor is switched off in your account settings, by a code.',
      );
    if (!(await dropFactors(tx, [userId]))) throw refuse('CONFLICT', 'There is no second factor to remove.');
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await forgetOtherBrowsers(tx, userId, null);
    await recordAudit(tx, now(), act, { action: 'second-factor.removed', subjectId: userId });
    await queueMail(tx, now(), {
      to: emailId,
      template: 'second-factor-removed',
      subject: 'The second factor on your account',
      paragraphs: [
        'The school removed the second factor from your account, and you were signed out everywhere. Sign in with your password and set up a new one in your account settings.',
      ],
      action: { label: 'Sign in', url: `${settings.PLINTH_ORIGIN}/login` },
      closing: 'If you did not ask for this, tell the school at once and change your password.',
    });
    return { removed: true as const };
  });
}
