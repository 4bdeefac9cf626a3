import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { refuse } from '../refusal.ts';

/** Returns the user id of a public handle. @throws Refusal NOT_FOUND */
export async function findUserByHash(db: Queryable, userHash: string): Promise<string> {
  const [user] = await db.select({ userId: users.userId }).from(users).where(eq(users.userHash, userHash));
  if (!user) throw refuse('NOT_FOUND', 'Profile not found.');
  return user.userId;
}
