import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { isClosedAddress } from '../account/is-closed-address.ts';

export type ChosenPerson = { userId: string; name: string; firstName: string; emailId: string };

/** Why nothing can be done with a chosen person; null if they have an account. */
export const goneText = ({ emailId }: Pick<ChosenPerson, 'emailId'>): string | null =>
  emailId === '' || isClosedAddress(emailId) ? 'No longer has an account.' : null;

/** Reads the chosen people in the order in which they were chosen; unknown ones are included without an address. */
export async function readChosenPeople(db: Queryable, userIds: readonly string[]): Promise<ChosenPerson[]> {
  const rows = await db
    .select({
      userId: users.userId,
      emailId: users.emailId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .where(inArray(users.userId, [...userIds]));
  const known = new Map(rows.map((row) => [row.userId, row]));
  return userIds.map((userId) => {
    const { emailId = '', firstName, lastName } = known.get(userId) ?? {};
    return {
      userId,
      emailId,
      firstName: firstName ?? '',
      name: `${firstName ?? ''} ${lastName ?? ''}`.trim() || emailId || 'Unknown person',
    };
  });
}
