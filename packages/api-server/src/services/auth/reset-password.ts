import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { hashToken } from '../../api/token-hash.ts';
import { emailTokens, sessions, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { endFeeds } from '../calendar/end-feeds.ts';
import { forgetOtherBrowsers } from '../push/forget-browsers.ts';
import { refuse } from '../refusal.ts';
import { endUnprovenAccess } from './end-unproven-access.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';

/**
 * Sets a password with the token from the mail, ends all sessions, calendar feeds and other links to reset it, and verifies the
 * address, which the mail proves: everything set before that first verification is revoked. The token from a receipt
 * sets the first password and proves nothing. The person who set it is signed in.
 * @throws Refusal NOT_FOUND for an unknown or used token, GONE when expired
 */
export async function resetPassword(
  deps: Deps,
  request: RequestFacts,
  { token, password }: { token: string; password: string },
): Promise<OpenedSession> {
  const now = deps.now();
  const passwordHash = await hashPassword(password);
  const userId = await deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        userId: emailTokens.userId,
        purpose: emailTokens.purpose,
        expiresAt: emailTokens.expiresAt,
        usedAt: emailTokens.usedAt,
        hasPassword: sql`${users.passwordHash} is not null`.mapWith(Boolean),
        verifiedAt: users.emailVerifiedAt,
      })
      .from(emailTokens)
      .innerJoin(users, eq(users.userId, emailTokens.userId))
      .where(
        and(eq(emailTokens.tokenHash, hashToken(token)), inArray(emailTokens.purpose, ['RESET', 'FIRST'])),
      )
      .for('update');
    const isFirst = found?.purpose === 'FIRST';
    if (!found || found.usedAt || (isFirst && found.hasPassword))
      throw refuse('NOT_FOUND', 'We do not recognise this link, or it has been used. Ask for a new one.');
    if (found.expiresAt <= now) throw refuse('GONE', 'This link has expired. Ask for a new one.');
    // Every link mailed earlier is invalidated: one of them may be in a mailbox that others read.
    await tx
      .update(emailTokens)
      .set({ usedAt: now })
      .where(
        and(
          eq(emailTokens.userId, found.userId),
          isFirst ? eq(emailTokens.purpose, 'FIRST') : inArray(emailTokens.purpose, ['RESET', 'FIRST']),
          isNull(emailTokens.usedAt),
        ),
      );
    const isProof = !isFirst && found.verifiedAt === null;
    if (isProof) await endUnprovenAccess(tx, found.userId);
    await tx
      .update(users)
      .set({ passwordHash, ...(isProof ? { emailVerifiedAt: now } : {}) })
      .where(eq(users.userId, found.userId));
    await tx.delete(sessions).where(eq(sessions.userId, found.userId));
    await forgetOtherBrowsers(tx, found.userId, null);
    await endFeeds(tx, found.userId);
    return found.userId;
  });
  return openSession(deps.db, request, userId, now);
}
