import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import { auditEntries, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { erasePerson, type Remains } from './erase-person.ts';
import { teachesRunningCohort } from './teaches-running-cohort.ts';

type Needs = Pick<Deps, 'settings' | 'now'>;

/** Cancels the deletion of somebody who has begun to work or teach here since they asked for it, and tells them. */
async function keepAccount(
  { settings, now }: Needs,
  tx: Transaction,
  { userId, emailId, isStaff }: { userId: string; emailId: string; isStaff: boolean },
): Promise<void> {
  await tx.delete(accountDeletions).where(eq(accountDeletions.userId, userId));
  await queueMail(tx, now(), {
    to: emailId,
    template: 'account-kept',
    subject: 'Your account was not deleted',
    paragraphs: [
      `You asked us to delete your account, and today was the day. ${isStaff ? 'You now work at the school' : 'You are now a mentor of a cohort that has not ended'}, so nothing was deleted.`,
      `If you still want it deleted, first ask the school to ${isStaff ? 'end your roles in the office' : 'hand the cohort over'}. Then ask for the deletion again in your account settings.`,
    ],
    action: { label: 'Open my account', url: `${settings.PLINTH_ORIGIN}/account-settings` },
  });
}

/**
 * Deletes an account whose day has come. What was received under an unverified address remains for its owner. Whoever
 * works at the school by then, or is a mentor of a cohort that has not ended, keeps the account.
 * @returns the files and cards that no row names any more, or null if the account was kept or another process was first
 */
export async function deleteAccount(deps: Needs, tx: Transaction, userId: string): Promise<Remains | null> {
  const now = deps.now();
  // Whoever holds the person is awaited, and nobody gives them a role or a cohort until this has ended.
  const [person] = await tx
    .select({
      emailId: users.emailId,
      verifiedAt: users.emailVerifiedAt,
      staffRoles: users.staffRoles,
    })
    .from(users)
    .where(eq(users.userId, userId))
    .for('update');
  const [due] = await tx
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.dueAt, now)))
    .for('update');
  if (!person || !due) return null;
  const { emailId, verifiedAt, staffRoles } = person;
  const isStaff = staffRoles.length > 0;
  if (isStaff || (await teachesRunningCohort(tx, userId, now))) {
    await keepAccount(deps, tx, { userId, emailId, isStaff });
    return null;
  }
  const gone = await erasePerson(deps, tx, { userId, emailId, ownsAddress: verifiedAt !== null });
  await tx.insert(auditEntries).values({ subjectId: userId, action: 'account-deleted', createdAt: now });
  return gone;
}
