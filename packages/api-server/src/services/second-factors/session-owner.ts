import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { hashToken } from '../../api/token-hash.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns the owner of the session the request names, which may be waiting for a second factor and open nothing else.
 * @throws Refusal UNAUTHORIZED
 */
export async function sessionOwner({ db, now }: Pick<Deps, 'db' | 'now'>, request: RequestFacts) {
  const token = request.headers['x-auth-token'];
  if (typeof token !== 'string' || token === '' || token.length > 200)
    throw refuse('UNAUTHORIZED', 'Sign in to continue.');
  const tokenHash = hashToken(token);
  const bound: SQL | undefined = request.bindingHash
    ? or(isNull(sessions.bindingHash), eq(sessions.bindingHash, request.bindingHash))
    : isNull(sessions.bindingHash);
  const [session] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now()), bound));
  if (!session) throw refuse('UNAUTHORIZED', 'Sign in to continue.');
  return { tokenHash, userId: session.userId };
}
