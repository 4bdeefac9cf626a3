import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { refuse } from '../refusal.ts';

export type FactorOwner = { userId: string; emailId: string; staffRoles: string[] };

/**
 * Holds the person whose second factor changes: a sign-in beside it waits, or is over; of two who take the last factors
 * at once the second sees that one is gone.
 */
export async function lockOwner(tx: Transaction, userId: string): Promise<FactorOwner> {
  const [owner] = await tx
    .select({ userId: users.userId, emailId: users.emailId, staffRoles: users.staffRoles })
    .from(users)
    .where(eq(users.userId, userId))
    .for('update');
  if (!owner) throw refuse('UNAUTHORIZED', 'Sign in to continue.');
  return owner;
}
