import type { Account } from '@plinth/domain/account/account';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { accountDeletions, accountPreferences } from '../../db/schema/account.ts';
import { socialIdentities, userProfiles, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { notActing } from './not-acting.ts';

/** Reads the caller's account, with its sign-in methods. */
export async function readAccount(deps: Deps, caller: Caller): Promise<Account> {
  const { userId } = notActing(caller);
  const [[row], identities] = await Promise.all([
    deps.db
      .select({
        emailId: users.emailId,
        emailVerifiedAt: users.emailVerifiedAt,
        phone: users.phone,
        passwordHash: users.passwordHash,
        firstName: userProfiles.firstName,
        lastName: userProfiles.lastName,
        timeZone: accountPreferences.timeZone,
        dueAt: accountDeletions.dueAt,
      })
      .from(users)
      .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
      .leftJoin(accountPreferences, eq(accountPreferences.userId, users.userId))
      .leftJoin(accountDeletions, eq(accountDeletions.userId, users.userId))
      .where(eq(users.userId, userId)),
    deps.db
      .selectDistinct({ method: socialIdentities.method })
      .from(socialIdentities)
      .where(eq(socialIdentities.userId, userId))
      .orderBy(socialIdentities.method),
  ]);
  if (!row) throw refuse('UNAUTHORIZED', 'Sign in to continue.');
  return {
    emailId: row.emailId,
    emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    hasPassword: row.passwordHash !== null,
    socialMethods: identities.map(({ method }) => method),
    timeZone: row.timeZone,
    deletionDueAt: row.dueAt?.toISOString() ?? null,
  };
}
