import { eq } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { mailEmailToken } from './mail-email-token.ts';

const perAccount = { name: 'reset-account', calls: 3, seconds: 3_600 };

/**
 * Mails a reset link if the address is known. The work happens after the answer, so that status, body and time are the
 * same for every address; a flood for one address is silently stopped.
 */
export async function requestPasswordReset(
  deps: Deps,
  request: RequestFacts,
  { emailId }: { emailId: string },
) {
  const work = async () => {
    const [user] = await deps.db
      .select({ userId: users.userId, userHash: users.userHash, firstName: userProfiles.firstName })
      .from(users)
      .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
      .where(eq(users.userId, accountByAddress(emailId)));
    if (!user) return;
    await deps.rateLimits.count(perAccount, emailId);
    await deps.db.transaction((tx) =>
      mailEmailToken(tx, 'RESET', { ...user, emailId }, request.clientOrigin, deps.now()),
    );
  };
  deps.background.run('password-reset', work);
  return { sent: true as const };
}
