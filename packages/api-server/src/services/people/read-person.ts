import type { PersonFacts } from '@plinth/domain/people/person-facts';
import { eq, sql } from 'drizzle-orm';
import { accountDeletions, accountPreferences } from '../../db/schema/account.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { identityVerifications } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/** Reads the basic facts of a person. One statement. @throws Refusal NOT_FOUND */
export async function readPerson(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<{ person: PersonFacts }> {
  const [row] = await db
    .select({
      userId: users.userId,
      userHash: users.userHash,
      emailId: users.emailId,
      emailVerifiedAt: users.emailVerifiedAt,
      phone: users.phone,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      occupation: userProfiles.occupation,
      currentCompany: userProfiles.currentCompany,
      timeZone: accountPreferences.timeZone,
      roles: users.roles,
      staffRoles: users.staffRoles,
      createdAt: users.createdAt,
      hasPassword: sql`${users.passwordHash} is not null`.mapWith(Boolean),
      identity: identityVerifications.status,
      deletionDueAt: accountDeletions.dueAt,
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .leftJoin(accountPreferences, eq(accountPreferences.userId, users.userId))
    .leftJoin(identityVerifications, eq(identityVerifications.userId, users.userId))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.userId))
    .where(eq(users.userId, userId));
  if (!row) throw refuse('NOT_FOUND', 'There is no longer a person with this address.');
  return {
    person: {
      ...row,
      emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      deletionDueAt: row.deletionDueAt?.toISOString() ?? null,
    },
  };
}
