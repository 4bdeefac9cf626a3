import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { hashToken, newToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { emailTokens, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { endUnprovenAccess } from './end-unproven-access.ts';

/** The lifetime of the link to a new password that follows a verification without a session. */
const PASSWORD_LINK_MS = 3_600_000;

type Pair = { x: string; token: string };

/** @throws Refusal NOT_FOUND for an unknown pair, GONE when expired and not used */
async function findPair(tx: Transaction, { x, token }: Pair, now: Date) {
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
  if (!found) throw refuse('NOT_FOUND', 'We do not recognise this link. Ask for a new one.');
  const isDone = found.usedAt !== null && found.verifiedAt !== null;
  if (!isDone && found.expiresAt <= now) throw refuse('GONE', 'This link has expired. Ask for a new one.');
  return { ...found, isDone };
}

const isOwner = (caller: Caller | null, userId: string) =>
  caller !== null && caller.userId === userId && caller.actorId === null;

/**
 * Reads the state of a verification mail's pair without verifying anything, so that a program that opens the links in
 * mails does no harm. `isSignedIn` says that the caller is signed in to the account that the mail is about.
 * @throws Refusal NOT_FOUND for an unknown pair, GONE when expired
 */
export async function readEmailVerification({ db, now }: Deps, caller: Caller | null, pair: Pair) {
  return db.transaction(async (tx) => {
    const { userId, isDone } = await findPair(tx, pair, now());
    return { verified: isDone, isSignedIn: isOwner(caller, userId) };
  });
}

/**
 * Verifies an address with userHash and token from the mail; single use, a repeat answers that it is verified. A caller
 * signed in to that account has set its password; for anyone else the verification revokes everything set before it,
 * and the answer leads to a new password.
 * @throws Refusal NOT_FOUND for an unknown pair, GONE when expired
 */
export async function verifyEmail({ db, now: clock }: Deps, caller: Caller | null, pair: Pair) {
  const now = clock();
  return db.transaction(async (tx) => {
    const { userId, verifiedAt, isDone } = await findPair(tx, pair, now);
    if (isDone) return { verified: true as const };
    await tx
      .update(emailTokens)
      .set({ usedAt: now })
      .where(eq(emailTokens.tokenHash, hashToken(pair.token)));
    if (verifiedAt) return { verified: true as const };
    const isStranger = !isOwner(caller, userId);
    if (isStranger) await endUnprovenAccess(tx, userId);
    await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.userId, userId));
    if (!isStranger) return { verified: true as const };
    const token = newToken();
    await tx.insert(emailTokens).values({
      tokenHash: hashToken(token),
      userId,
      purpose: 'RESET',
      expiresAt: new Date(now.getTime() + PASSWORD_LINK_MS),
      createdAt: now,
    });
    return { verified: true as const, passwordPath: `/reset-password?token=${token}` };
  });
}
