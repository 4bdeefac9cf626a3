import type { LoginEmail } from '@plinth/domain/auth/login-email';
import { eq } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { openSession } from './open-session.ts';
import { isPasswordRight } from './passwords.ts';

const perAddress = { name: 'login-address', calls: 60, seconds: 900 };
const perAccount = { name: 'login-account', calls: 8, seconds: 900 };

/**
 * Signs in with e-mail and password. Only failures count towards the limits; the account's limit holds for this
 * address alone, so an attacker elsewhere cannot lock the owner out.
 * @throws Refusal INVALID_CREDENTIALS (same text for every cause), TOO_MANY_REQUESTS
 */
export async function loginEmail(deps: Deps, request: RequestFacts, { emailId, password }: LoginEmail) {
  const accountKey = `${request.address}:${emailId}`;
  await deps.rateLimits.check(perAddress, request.address);
  await deps.rateLimits.check(perAccount, accountKey);
  const [user] = await deps.db
    .select({ userId: users.userId, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.emailId, emailId));
  if (!(await isPasswordRight(user?.passwordHash ?? null, password)) || !user) {
    await deps.rateLimits.count(perAddress, request.address);
    await deps.rateLimits.count(perAccount, accountKey);
    throw refuse(
      'INVALID_CREDENTIALS',
      'E-mail or password is not right. Try again, or reset your password.',
    );
  }
  return openSession(deps.db, request, user.userId, deps.now());
}
