import { CLASS } from '@plinth/contract/call';
import type { LoginEmail } from '@plinth/domain/auth/login-email';
import { eq } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { deviceCookie, isKnownDevice } from '../../api/device-cookie.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { openSession, wrongPassword } from './open-session.ts';
import { isPasswordRight } from './passwords.ts';

/** Enough for a class that signs in together, each with a typing mistake and a second attempt. */
const perAddress = { name: 'login-address', calls: 3 * CLASS, seconds: 900 };
const perAccount = { name: 'login-account', calls: 8, seconds: 900 };
/** Across all addresses: guessing from many of them gets no further than from a few. */
const perAccountAnywhere = { name: 'login-anywhere', calls: 40, seconds: 900 };

/**
 * Signs in with email and password. Only failures count towards the limits. The account's own limit applies only to
 * this address, and the one over all addresses exempts browsers in which the account has signed in before, so an
 * attacker elsewhere cannot lock the owner out; a new password by mail is always possible.
 * @throws Refusal INVALID_CREDENTIALS (same text for every cause), TOO_MANY_REQUESTS
 */
export async function loginEmail(deps: Deps, request: RequestFacts, { emailId, password }: LoginEmail) {
  const [user] = await deps.db
    .select({ userId: users.userId, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.userId, accountByAddress(emailId)));
  const isKnown = user !== undefined && isKnownDevice(request.headers, deps.settings, user);
  const limits = [
    { limit: perAccount, key: `${request.address}:${emailId}` },
    { limit: perAddress, key: request.address },
    ...(isKnown ? [] : [{ limit: perAccountAnywhere, key: emailId }]),
  ];
  const takeBack = (counted: typeof limits) =>
    Promise.all(counted.map(({ limit, key }) => deps.rateLimits.takeBack(limit, key)));
  for (const [nth, { limit, key }] of limits.entries())
    await deps.rateLimits.count(limit, key).catch(async (refusal: unknown) => {
      await takeBack(limits.slice(0, nth));
      throw refusal;
    });
  if (!(await isPasswordRight(user?.passwordHash ?? null, password)) || !user) throw wrongPassword();
  await takeBack(limits);
  const opened = await openSession(deps.db, request, user.userId, deps.now(), {
    passwordHash: user.passwordHash,
  });
  return request.isBrowser ? { ...opened, deviceCookie: deviceCookie(deps.settings, user) } : opened;
}
