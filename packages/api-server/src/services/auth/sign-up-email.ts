import type { SignUpEmail } from '@plinth/domain/auth/sign-up-email';
import type { RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { createAccount } from './create-account.ts';
import { mailEmailToken } from './mail-email-token.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';

const perAccount = { name: 'signup-account', calls: 5, seconds: 3_600 };

/**
 * Creates an account, queues its verification mail and opens a session, all in one transaction.
 * @throws Refusal EMAIL_TAKEN, TOO_MANY_REQUESTS
 */
export async function signUpEmail(
  deps: Deps,
  request: RequestFacts,
  { emailId, password, firstName, lastName }: SignUpEmail,
) {
  await deps.rateLimits.count(perAccount, emailId);
  const passwordHash = await hashPassword(password);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const account = await createAccount(tx, {
      emailId,
      firstName,
      lastName,
      passwordHash,
      emailVerifiedAt: null,
      now,
    });
    if (!account)
      throw refuse(
        'EMAIL_TAKEN',
        'There is already an account with this email. Sign in, or reset your password.',
      );
    await mailEmailToken(tx, 'VERIFY', { ...account, emailId, firstName }, request.clientOrigin, now);
    return openSession(tx, request, account.userId, now);
  });
}
