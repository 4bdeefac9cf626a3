import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import { emailTokens, sessions, socialIdentities, users } from '../../db/schema/accounts.ts';
import { orders } from '../../db/schema/admissions.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { endFeeds } from '../calendar/end-feeds.ts';
import { dropFactors } from '../second-factors/drop-factors.ts';

/**
 * Revokes everything set in these accounts before their addresses were verified, since it may not be the owner of the
 * address who set it: sign-in methods (password, sessions, second factor, social identities, the link to a first
 * password from a payment page), access without signing in (calendar feeds, browser notices), and a planned deletion.
 * The content of the account stays. Call it in the transaction of the verification, or of whatever is added to the
 * account before it.
 */
export async function endUnprovenAccess(tx: Transaction, ...userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const ids = [...userIds];
  // This must be first: a concurrent sign-in waits for this row, and then finds a different password.
  await tx.update(users).set({ passwordHash: null }).where(inArray(users.userId, ids));
  await tx.delete(sessions).where(inArray(sessions.userId, ids));
  await dropFactors(tx, ids);
  await tx.delete(socialIdentities).where(inArray(socialIdentities.userId, ids));
  await tx.delete(emailTokens).where(and(inArray(emailTokens.userId, ids), eq(emailTokens.purpose, 'FIRST')));
  // The page of the payment that created the account may no longer lead to its first password.
  await tx
    .update(orders)
    .set({ madeAccountAt: null })
    .where(and(inArray(orders.userId, ids), isNotNull(orders.madeAccountAt)));
  await endFeeds(tx, ...ids);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.userId, ids));
  await tx.delete(accountDeletions).where(inArray(accountDeletions.userId, ids));
}
