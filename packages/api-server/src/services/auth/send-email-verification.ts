import { and, desc, eq } from 'drizzle-orm';
import type { Caller, RequestFacts } from '../../api/context.ts';
import { emailTokens, userProfiles, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { mailEmailToken } from './mail-email-token.ts';

const PAUSE_MS = 60_000;

/**
 * Mails a new verification link to the caller's address.
 * @throws Refusal CONFLICT when already verified, TOO_MANY_REQUESTS within 60 s of the last mail
 */
export async function sendEmailVerification(deps: Deps, request: RequestFacts, caller: Caller) {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const [user] = await tx
      .select({
        userId: users.userId,
        userHash: users.userHash,
        emailId: users.emailId,
        verifiedAt: users.emailVerifiedAt,
        firstName: userProfiles.firstName,
      })
      .from(users)
      .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
      .where(eq(users.userId, caller.userId))
      .for('update', { of: users });
    if (!user || user.verifiedAt) throw refuse('CONFLICT', 'Your email address is already verified.');
    const [last] = await tx
      .select({ createdAt: emailTokens.createdAt })
      .from(emailTokens)
      .where(and(eq(emailTokens.userId, caller.userId), eq(emailTokens.purpose, 'VERIFY')))
      .orderBy(desc(emailTokens.createdAt))
      .limit(1);
    const wait = last ? PAUSE_MS - (now.getTime() - last.createdAt.getTime()) : 0;
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000);
      throw refuse('TOO_MANY_REQUESTS', `We sent an email a moment ago. Try again in ${seconds} s.`, {
        retryAfterSeconds: seconds,
      });
    }
    await mailEmailToken(tx, 'VERIFY', user, request.clientOrigin, now);
    return { sent: true as const };
  });
}
