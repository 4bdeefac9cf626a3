import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { refuse } from '../refusal.ts';

export type FactorOwner = { userId: string; emailId: string; staffRoles: string[] };

/**
 * Locks the person whose second factor changes: a concurrent sign-in waits, or is over; of two callers removing the
 * last factors simultaneously, the second sees that one is gone.
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
