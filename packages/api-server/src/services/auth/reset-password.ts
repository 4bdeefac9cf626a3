import { and, eq, isNull, sql } from 'drizzle-orm';
import { hashToken } from '../../api/token-hash.ts';
import { emailTokens, sessions, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { hashPassword } from './passwords.ts';

/**
 * Sets a password with the token of the mail, ends all sessions and all other links to reset it, and, as the mail proves the address, verifies it (D-22).
 * @throws Refusal NOT_FOUND for an unknown or used token, GONE when expired
 */
export async function resetPassword(deps: Deps, { token, password }: { token: string; password: string }) {
  const now = deps.now();
  const passwordHash = await hashPassword(password);
  return deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(emailTokens)
      .where(and(eq(emailTokens.tokenHash, hashToken(token)), eq(emailTokens.purpose, 'RESET')))
      .for('update');
    if (!found || found.usedAt)
      throw refuse('NOT_FOUND', 'This link is not known or was used. Ask for a new one.');
    if (found.expiresAt <= now) throw refuse('GONE', 'This link has expired. Ask for a new one.');
    // Every link that was mailed before ends with it: one of them may lie in a mailbox that others read.
    await tx
      .update(emailTokens)
      .set({ usedAt: now })
      .where(
        and(
          eq(emailTokens.userId, found.userId),
          eq(emailTokens.purpose, 'RESET'),
          isNull(emailTokens.usedAt),
        ),
      );
    await tx
      .update(users)
      .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})` })
      .where(eq(users.userId, found.userId));
    await tx.delete(sessions).where(eq(sessions.userId, found.userId));
    return { reset: true as const };
  });
}
