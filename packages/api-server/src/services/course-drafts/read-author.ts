import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userProfiles } from '../../db/schema/accounts.ts';

/** Returns the name of an author; null if there is none. */
export async function readAuthor(db: Queryable, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [person] = await db
    .select({ firstName: userProfiles.firstName, lastName: userProfiles.lastName })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId));
  return person ? `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim() || null : null;
}
