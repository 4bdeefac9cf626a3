import type { Role } from '@plinth/domain/roles/role';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { refuse } from '../refusal.ts';

const NAMES = { INDUSTRIAL_GUIDE: 'a guide', LEAD_MENTOR: 'a lead mentor' } as const;

type MentorRole = Exclude<Role, 'LEARNER'>;

/**
 * Requires that a person may guide or lead, and locks the role until the transaction ends: removing it waits, and then
 * finds the person assigned.
 * @throws Refusal CONFLICT the person has not, or no longer, the role
 */
export async function holdMentor(
  db: Queryable,
  { userId, role, path }: { userId: string; role: MentorRole; path: string },
): Promise<void> {
  const [person] = await db
    .select({ roles: users.roles })
    .from(users)
    .where(eq(users.userId, userId))
    .for('share');
  if (!person?.roles.includes(role))
    throw refuse('CONFLICT', `This person is no longer ${NAMES[role]}. Choose someone else.`, {
      fields: [{ path, message: `Is no longer ${NAMES[role]}` }],
    });
}
