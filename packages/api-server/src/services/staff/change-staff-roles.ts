import { leavesNoOwner } from '@plinth/domain/staff/leaves-no-owner';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { arrayContains, eq, or } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { unprovenAddress } from './unproven-address.ts';

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((role) => other.includes(role));

/**
 * Grants and revokes a person's staff roles; with none left, staff access ends at that person's next request. The
 * owners are locked in a fixed order meanwhile, so that two who remove each other simultaneously leave one.
 * @param seen the roles that were shown when the change was decided
 * @throws Refusal NOT_FOUND; CONFLICT changed since, no owner would be left, or a role for an address that is not
 * proven
 */
export async function changeStaffRoles(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { userId, staffRoles, seen }: { userId: string; staffRoles: StaffRole[]; seen: StaffRole[] },
): Promise<{ staffRoles: StaffRole[] }> {
  return db.transaction(async (tx) => {
    const held = await tx
      .select({
        userId: users.userId,
        staffRoles: users.staffRoles,
        verifiedAt: users.emailVerifiedAt,
      })
      .from(users)
      .where(or(eq(users.userId, userId), arrayContains(users.staffRoles, ['OWNER'])))
      .orderBy(users.userId)
      .for('update');
    const person = held.find((one) => one.userId === userId);
    if (!person) throw refuse('NOT_FOUND', 'Person not found.');
    if (same(person.staffRoles, staffRoles)) return { staffRoles };
    if (!same(person.staffRoles, seen))
      throw refuse('CONFLICT', 'Someone else has just changed these roles. Check them again.', {
        staffRoles: person.staffRoles,
      });
    if (person.verifiedAt === null && staffRoles.some((role) => !person.staffRoles.includes(role)))
      throw unprovenAddress();
    const owners = held.filter((one) => one.staffRoles.includes('OWNER')).length;
    if (leavesNoOwner(person.staffRoles, staffRoles, owners))
      throw refuse(
        'CONFLICT',
        'The school would be left without an owner. Make someone else an owner first.',
      );
    await tx.update(users).set({ staffRoles }).where(eq(users.userId, userId));
    await recordAudit(tx, now(), act, {
      action: 'staff.roles',
      subjectId: userId,
      before: { staffRoles: person.staffRoles },
      after: { staffRoles },
    });
    return { staffRoles };
  });
}
