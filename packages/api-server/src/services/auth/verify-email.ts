import { and, eq, isNull } from 'drizzle-orm';
import { hashToken } from '../../api/token-hash.ts';
import { emailTokens, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/**
 * Proves an address with userHash and token of the mail; single use, a repeat answers the same.
 * @throws Refusal NOT_FOUND for an unknown pair, GONE when expired
 */
export async function verifyEmail(deps: Deps, { x, token }: { x: string; token: string }) {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        userId: users.userId,
        verifiedAt: users.emailVerifiedAt,
        expiresAt: emailTokens.expiresAt,
        usedAt: emailTokens.usedAt,
      })
      .from(emailTokens)
      .innerJoin(users, eq(users.userId, emailTokens.userId))
      .where(
        and(
          eq(emailTokens.tokenHash, hashToken(token)),
          eq(emailTokens.purpose, 'VERIFY'),
          eq(users.userHash, x),
        ),
      )
      .for('update');
    if (!found) throw refuse('NOT_FOUND', 'This link is not known. Ask for a new one.');
    if (found.usedAt && found.verifiedAt) return { verified: true as const };
    if (found.expiresAt <= now) throw refuse('GONE', 'This link has expired. Ask for a new one.');
    await tx
      .update(users)
      .set({ emailVerifiedAt: now })
      .where(and(eq(users.userId, found.userId), isNull(users.emailVerifiedAt)));
    await tx
      .update(emailTokens)
      .set({ usedAt: now })
      .where(eq(emailTokens.tokenHash, hashToken(token)));
    return { verified: true as const };
  });
}
