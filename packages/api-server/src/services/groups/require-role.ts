import type { MentorRole } from '@plinth/domain/roles/mentor-role';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { refuse } from '../refusal.ts';

const CALLED: Record<MentorRole, string> = { INDUSTRIAL_GUIDE: 'a guide', LEAD_MENTOR: 'a lead mentor' };

/**
 * Locks a person to be assigned until the transaction ends: removing the role waits, and then finds the person
 * assigned; opening their interview times and assigning them elsewhere wait, and then find the times handed over to
 * them. Call it before the cohort is locked.
 * @throws Refusal NOT_FOUND, CONFLICT does not hold the role
 */
export async function requireRole(tx: Transaction, userId: string, role: MentorRole): Promise<void> {
  const [person] = await tx
    .select({ roles: users.roles })
    .from(users)
    .where(eq(users.userId, userId))
    .for('no key update');
  if (!person) throw refuse('NOT_FOUND', 'Person not found.');
  if (!person.roles.includes(role))
    throw refuse(
      'CONFLICT',
      `They are no longer ${CALLED[role]}. Choose someone else, or give them the role first.`,
    );
}
