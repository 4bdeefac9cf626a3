import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';

/** Selects the id of the session with a token. */
export const sessionWith = (tokenHash: string): SQL =>
  sql`(select ${sessions.sessionId} from ${sessions} where ${sessions.tokenHash} = ${tokenHash})`;

/** Stops notices to the browsers of sessions that somebody ended; one that expired keeps them. */
export async function forgetBrowsersOf(
  db: Queryable,
  ended: readonly { sessionId: string }[],
): Promise<void> {
  await db.delete(pushSubscriptions).where(
    inArray(
      pushSubscriptions.sessionId,
      ended.map(({ sessionId }) => sessionId),
    ),
  );
}

/**
 * Stops a person's notices to all browsers but that of the session that goes on; without one, to all. Browsers whose
 * session expired are included: their owner may have them no longer.
 */
export async function forgetOtherBrowsers(
  db: Queryable,
  userId: string,
  keptTokenHash: string | null,
): Promise<void> {
  const isOther =
    keptTokenHash === null
      ? undefined
      : sql`${pushSubscriptions.sessionId} is distinct from ${sessionWith(keptTokenHash)}`;
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), isOther));
}
