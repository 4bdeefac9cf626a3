import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import { auditEntries, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { erasePerson, type Files } from './erase-person.ts';

/**
 * Deletes an account whose day has come. What was received under an unverified address remains for its owner.
 * @returns the files that no row names any more, or null if the owner kept the account or another process was first
 */
export async function deleteAccount(
  deps: Pick<Deps, 'settings' | 'now'>,
  tx: Transaction,
  userId: string,
): Promise<Files | null> {
  const now = deps.now();
  const [due] = await tx
    .select({ emailId: users.emailId, verifiedAt: users.emailVerifiedAt })
    .from(accountDeletions)
    .innerJoin(users, eq(users.userId, accountDeletions.userId))
    .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.dueAt, now)))
    .for('update', { of: accountDeletions, skipLocked: true });
  if (!due) return null;
  const { emailId, verifiedAt } = due;
  const files = await erasePerson(deps, tx, { userId, emailId, ownsAddress: verifiedAt !== null });
  await tx.insert(auditEntries).values({ subjectId: userId, action: 'account-deleted', createdAt: now });
  return files;
}
