import type { Transaction } from '../../db/database.ts';
import { usedIdTokens } from '../../db/schema/account.ts';
import { refuse } from '../refusal.ts';
import type { SocialIdentity } from './read-social-identity.ts';

/**
 * Lets an id token sign someone in once, in the same transaction, so that an intercepted one is worthless.
 * @throws Refusal BAD_REQUEST when it was used before
 */
export async function spendIdToken(tx: Transaction, { token }: SocialIdentity): Promise<void> {
  const { rowCount } = await tx
    .insert(usedIdTokens)
    .values({ tokenHash: token.hash, expiresAt: token.expiresAt })
    .onConflictDoNothing();
  if (rowCount === 0) throw refuse('BAD_REQUEST', 'This sign-in has already been used. Start again.');
}
