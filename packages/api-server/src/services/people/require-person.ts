import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { refuse } from '../refusal.ts';

/** Returns the address of a person with an account. @throws Refusal NOT_FOUND */
export async function requirePerson(db: Queryable, userId: string): Promise<{ emailId: string }> {
  const [row] = await db.select({ emailId: users.emailId }).from(users).where(eq(users.userId, userId));
  if (!row) throw refuse('NOT_FOUND', 'There is no longer a person with this address.');
  return row;
}
