import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userAddresses, users } from '../../db/schema/accounts.ts';

/**
 * Finds the first address of each account of which staff name a further one. @returns a function that gives the first
 * address for any of those addresses, and another address as it is
 */
export async function firstAddresses(
  db: Queryable,
  addresses: readonly string[],
): Promise<(emailId: string) => string> {
  const further = await db
    .select({ emailId: userAddresses.emailId, first: users.emailId })
    .from(userAddresses)
    .innerJoin(users, eq(users.userId, userAddresses.userId))
    .where(inArray(userAddresses.emailId, [...addresses]));
  const firstOf = new Map(further.map(({ emailId, first }) => [emailId, first]));
  return (emailId) => firstOf.get(emailId) ?? emailId;
}
