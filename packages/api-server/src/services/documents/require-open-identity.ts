import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { identityVerifications } from '../../db/schema/profiles.ts';
import { refuse } from '../refusal.ts';

/**
 * Requires identity documents that may still change: not those under review, nor those accepted.
 * @throws Refusal CONFLICT
 */
export async function requireOpenIdentity(tx: Transaction, userId: string): Promise<void> {
  const [verification] = await tx
    .select({ status: identityVerifications.status })
    .from(identityVerifications)
    .where(eq(identityVerifications.userId, userId))
    .for('update');
  if (verification?.status === 'IN_REVIEW' || verification?.status === 'REVIEWED')
    throw refuse('CONFLICT', 'Your identity documents have been handed in and cannot be changed now.');
}
