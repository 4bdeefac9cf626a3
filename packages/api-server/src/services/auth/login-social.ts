import type { SignUpSocial } from '@plinth/domain/auth/sign-up-social';
import { and, eq } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { sessions, socialIdentities, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { openSession } from './open-session.ts';
import { readSocialIdentity } from './read-social-identity.ts';

/**
 * Signs in with an id token; an account with the proven address is joined to the identity, so that a person is
 * one account however they sign in.
 * @throws Refusal BAD_REQUEST refused by the provider, NOT_FOUND no account
 */
export async function loginSocial(deps: Deps, request: RequestFacts, { method, tokenId }: SignUpSocial) {
  const identity = await readSocialIdentity(deps, method, tokenId);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ userId: socialIdentities.userId })
      .from(socialIdentities)
      .where(
        and(eq(socialIdentities.method, identity.method), eq(socialIdentities.subject, identity.subject)),
      );
    if (known) return openSession(tx, request, known.userId, now);
    // Whoever made the account without proving the address may have known its password: the proof ends both.
    const [user] = await tx
      .select({ userId: users.userId, verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.emailId, identity.emailId))
      .for('update');
    if (!user) throw refuse('NOT_FOUND', 'There is no account for this sign-in yet. Sign up first.');
    if (!user.verifiedAt) {
      await tx
        .update(users)
        .set({ emailVerifiedAt: now, passwordHash: null })
        .where(eq(users.userId, user.userId));
      await tx.delete(sessions).where(eq(sessions.userId, user.userId));
    }
    await tx
      .insert(socialIdentities)
      .values({ method: identity.method, subject: identity.subject, userId: user.userId })
      .onConflictDoNothing();
    return openSession(tx, request, user.userId, now);
  });
}
