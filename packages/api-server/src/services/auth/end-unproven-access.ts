import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import { emailTokens, sessions, socialIdentities, users } from '../../db/schema/accounts.ts';
import { orders } from '../../db/schema/admissions.ts';
import { calendarFeeds } from '../../db/schema/calendar-feeds.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { dropFactors } from '../second-factors/drop-factors.ts';

/**
 * Ends all that somebody set in these accounts before their addresses were proven, who need not be the owner of the
 * address: the ways in (password, sessions, second factor, social identities, the link to a first password that a payment
 * page gave), what goes out of it without signing in (calendar feeds, notices to browsers), and a planned deletion. What is
 * in the account stays. Call it in the transaction of the proof, or of what the account is given before its proof.
 */
export async function endUnprovenAccess(tx: Transaction, ...userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const ids = [...userIds];
  // First of all: a sign-in beside it waits for this row, and then finds another password.
  await tx.update(users).set({ passwordHash: null }).where(inArray(users.userId, ids));
  await tx.delete(sessions).where(inArray(sessions.userId, ids));
  await dropFactors(tx, ids);
  await tx.delete(socialIdentities).where(inArray(socialIdentities.userId, ids));
  await tx.delete(emailTokens).where(and(inArray(emailTokens.userId, ids), eq(emailTokens.purpose, 'FIRST')));
  // The page of the payment that made the account may lead to its first password no more.
  await tx
    .update(orders)
    .set({ madeAccountAt: null })
    .where(and(inArray(orders.userId, ids), isNotNull(orders.madeAccountAt)));
  await tx.delete(calendarFeeds).where(inArray(calendarFeeds.userId, ids));
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.userId, ids));
  await tx.delete(accountDeletions).where(inArray(accountDeletions.userId, ids));
}
