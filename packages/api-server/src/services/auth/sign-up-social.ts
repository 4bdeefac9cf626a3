import type { SignUpSocial } from '@plinth/domain/auth/sign-up-social';
import type { RequestFacts } from '../../api/context.ts';
import { socialIdentities } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { createAccount } from './create-account.ts';
import { openSession } from './open-session.ts';
import { readSocialIdentity } from './read-social-identity.ts';

/**
 * Makes an account from an id token; its address counts as verified (D-23).
 * @throws Refusal BAD_REQUEST refused by the provider, CONFLICT account exists
 */
export async function signUpSocial(deps: Deps, request: RequestFacts, { method, tokenId }: SignUpSocial) {
  const identity = await readSocialIdentity(deps, method, tokenId);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const account = await createAccount(tx, { ...identity, passwordHash: null, emailVerifiedAt: now });
    if (!account) throw refuse('CONFLICT', 'There is an account for this sign-in already. Sign in instead.');
    await tx
      .insert(socialIdentities)
      .values({ method: identity.method, subject: identity.subject, userId: account.userId });
    return openSession(tx, request, account.userId, now);
  });
}
