import { COOKIE_MAX_AGE_DAYS } from '@plinth/domain/constants/limits';
import { eq } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { hashToken, newToken } from '../../api/token-hash.ts';
import type { Queryable } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { refuse } from '../refusal.ts';
import { hasSecondFactor } from '../second-factors/has-second-factor.ts';

/** A newly opened session; `binding` goes into a cookie that no script can read, and nowhere else. */
export type OpenedSession = {
  token: string;
  userId: string;
  binding: string | null;
  /** It grants no access until a second factor is presented in it. */
  isPending: boolean;
  /** The cookie that identifies this browser from now on; absent if none is set. */
  deviceCookie?: string;
};

/** The refusal of a password that does not open the account, whatever the cause. */
export const wrongPassword = () =>
  refuse('INVALID_CREDENTIALS', 'Email or password is not right. Try again, or reset your password.');

/**
 * Opens a session for three days; always with a fresh token, so that one planted before login is worthless. A session
 * that a browser opens is bound to a second secret, so that a token stolen by a script grants no access.
 * @throws Refusal INVALID_CREDENTIALS when the password that was presented is no longer the account's
 */
export async function openSession(
  db: Queryable,
  request: Pick<RequestFacts, 'userAgent' | 'address' | 'countryCode' | 'isBrowser'>,
  userId: string,
  now: Date,
  {
    hasShownFactors = false,
    passwordHash,
  }: {
    hasShownFactors?: boolean;
    /** The hash of the presented password: if it has since been changed or removed, no session is opened. */
    passwordHash?: string | null;
  } = {},
): Promise<OpenedSession> {
  const token = newToken();
  const binding = request.isBrowser ? newToken() : null;
  const isPending = await db.transaction(async (tx) => {
    // A concurrent call that enables a second factor waits for this sign-in, and then ends its session.
    const [held] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.userId, userId))
      .for('share');
    if (passwordHash !== undefined && held?.passwordHash !== passwordHash) throw wrongPassword();
    const waits = !hasShownFactors && (await hasSecondFactor(tx, userId));
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      bindingHash: binding && hashToken(binding),
      userId,
      isPending: waits,
      secondFactorAt: hasShownFactors ? now : null,
      userAgent: request.userAgent.slice(0, 300),
      address: request.address,
      countryCode: request.countryCode,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + COOKIE_MAX_AGE_DAYS * 86_400_000),
    });
    return waits;
  });
  return { token, userId, binding, isPending };
}
