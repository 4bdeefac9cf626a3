import type { SignUpSocial } from '@plinth/domain/auth/sign-up-social';
import { and, eq } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import type { Transaction } from '../../db/database.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { socialIdentities, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { endUnprovenAccess } from './end-unproven-access.ts';
import { openSession } from './open-session.ts';
import { readSocialIdentity, type SocialIdentity } from './read-social-identity.ts';
import { spendIdToken } from './spend-id-token.ts';

/**
 * Signs in with an id token; an account with the verified address is linked to the identity, so that a person has one
 * account however they sign in.
 * @throws Refusal BAD_REQUEST refused by the provider, NOT_FOUND no account, CONFLICT another identity has it
 */
export async function loginSocial(deps: Deps, request: RequestFacts, body: SignUpSocial) {
  const identity = await readSocialIdentity(deps, body);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const userId = (await findLinked(tx, identity)) ?? (await linkByAddress(tx, identity, now));
    await spendIdToken(tx, identity);
    return openSession(tx, request, userId, now, identity);
  });
}

async function findLinked(tx: Transaction, { method, subject }: SocialIdentity): Promise<string | null> {
  const [known] = await tx
    .select({ userId: socialIdentities.userId })
    .from(socialIdentities)
    .where(and(eq(socialIdentities.method, method), eq(socialIdentities.subject, subject)));
  return known?.userId ?? null;
}

async function linkByAddress(tx: Transaction, identity: SocialIdentity, now: Date): Promise<string> {
  const { method, subject, emailId } = identity;
  const [user] = await tx
    .select({ userId: users.userId, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.userId, accountByAddress(emailId)))
    .for('update');
  if (!user) throw refuse('NOT_FOUND', 'There is no account for this sign-in yet. Sign up first.');
  const { userId } = user;
  // An address can pass to someone else at the provider: a different identity is a different person.
  const [other] = await tx
    .select({ subject: socialIdentities.subject })
    .from(socialIdentities)
    .where(and(eq(socialIdentities.method, method), eq(socialIdentities.userId, userId)));
  if (other && other.subject !== subject)
    throw refuse(
      'CONFLICT',
      'Another identity of this provider opens the account with this address. Sign in with that one, or with your password.',
    );
  // The person who created the account without verifying the address may know its password.
  if (!user.verifiedAt) {
    await endUnprovenAccess(tx, userId);
    await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.userId, userId));
  }
  await tx.insert(socialIdentities).values({ method, subject, userId, createdAt: now }).onConflictDoNothing();
  return userId;
}
