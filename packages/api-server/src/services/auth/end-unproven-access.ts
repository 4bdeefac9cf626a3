import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import { emailTokens, sessions, socialIdentities, users } from '../../db/schema/accounts.ts';
import { orders } from '../../db/schema/admissions.ts';
import { calendarFeeds } from '../../db/schema/calendar-feeds.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { dropFactors } from '../second-factors/drop-factors.ts';

/**
 * Ends all that somebody set in an account before its address was proven, who need not be the owner of the address: the
 * ways in (password, sessions, second factor, social identities, the link to a first password that a payment page gave),
 * what goes out of it without signing in (calendar feeds, notices to browsers), and a planned deletion. What is in the
 * account stays. Call it in the transaction of the proof, or of what the account is given before its proof.
 */
export async function endUnprovenAccess(tx: Transaction, userId: string): Promise<void> {
  // First of all: a sign-in beside it waits for this row, and then finds another password.
  await tx.update(users).set({ passwordHash: null }).where(eq(users.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await dropFactors(tx, userId);
  await tx.delete(socialIdentities).where(eq(socialIdentities.userId, userId));
  await tx.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, 'FIRST')));
  // The page of the payment that made the account may lead to its first password no more.
  await tx
    .update(orders)
    .set({ madeAccountAt: null })
    .where(and(eq(orders.userId, userId), isNotNull(orders.madeAccountAt)));
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  await tx.delete(accountDeletions).where(eq(accountDeletions.userId, userId));
}
