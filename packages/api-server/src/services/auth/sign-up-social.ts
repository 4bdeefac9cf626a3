import type { SignUpSocial } from '@plinth/domain/auth/sign-up-social';
import type { RequestFacts } from '../../api/context.ts';
import { socialIdentities } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { createAccount } from './create-account.ts';
import { openSession } from './open-session.ts';
import { readSocialIdentity } from './read-social-identity.ts';
import { spendIdToken } from './spend-id-token.ts';

/**
 * Creates an account from an id token; its address counts as verified.
 * @throws Refusal BAD_REQUEST refused by the provider, CONFLICT account exists
 */
export async function signUpSocial(deps: Deps, request: RequestFacts, body: SignUpSocial) {
  const identity = await readSocialIdentity(deps, body);
  const { method, subject, emailId, firstName, lastName } = identity;
  const now = deps.now();
  const exists = () => refuse('CONFLICT', 'There is already an account for this sign-in. Sign in instead.');
  return deps.db.transaction(async (tx) => {
    const account = await createAccount(tx, {
      emailId,
      firstName,
      lastName,
      passwordHash: null,
      emailVerifiedAt: now,
      now,
    });
    if (!account) throw exists();
    const { rowCount } = await tx
      .insert(socialIdentities)
      .values({ method, subject, userId: account.userId, createdAt: now })
      .onConflictDoNothing();
    // The same identity, but its address at the provider has since changed.
    if (rowCount === 0) throw exists();
    await spendIdToken(tx, identity);
    return openSession(tx, request, account.userId, now, identity);
  });
}
