import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns the address of a person with an account.
 * @param lock waits for an erasure of the person under way, and lets none begin before the transaction ends
 * @throws Refusal NOT_FOUND
 */
export async function requirePerson(
  db: Queryable,
  userId: string,
  lock?: 'key share',
): Promise<{ emailId: string }> {
  const found = db.select({ emailId: users.emailId }).from(users).where(eq(users.userId, userId));
  const [row] = await (lock ? found.for(lock) : found);
  if (!row) throw refuse('NOT_FOUND', 'There is no longer a person with this address.');
  return row;
}
