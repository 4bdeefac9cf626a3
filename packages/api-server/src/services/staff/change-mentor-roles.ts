import type { Role } from '@plinth/domain/roles/role';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { cohortMentors, cohorts } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { unprovenAddress } from './unproven-address.ts';

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((role) => other.includes(role));

/**
 * Grants and revokes the roles of guides and lead mentors. A mentor still assigned to a cohort that is not over keeps
 * the role until another has taken over: otherwise reviews and queries would reach no one.
 * @param seen the roles that were shown when the change was decided
 * @throws Refusal NOT_FOUND; CONFLICT changed since, still assigned, or a role for an address that is not proven
 */
export async function changeMentorRoles(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { userId, roles, seen }: { userId: string; roles: Role[]; seen: Role[] },
): Promise<{ roles: Role[] }> {
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ roles: users.roles, verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.userId, userId))
      .for('update');
    if (!person) throw refuse('NOT_FOUND', 'Person not found.');
    if (same(person.roles, roles)) return { roles };
    if (!same(person.roles, seen))
      throw refuse('CONFLICT', 'Someone else has just changed these roles. Check them again.', {
        roles: person.roles,
      });
    if (person.verifiedAt === null && roles.some((role) => !person.roles.includes(role)))
      throw unprovenAddress();
    const taken = (['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] as const).filter(
      (role) => person.roles.includes(role) && !roles.includes(role),
    );
    const [assigned] =
      taken.length === 0
        ? []
        : await tx
            .select({ courseTitle: cohorts.courseTitle, batchNumber: cohorts.batchNumber })
            .from(cohortMentors)
            .innerJoin(cohorts, eq(cohorts.cohortId, cohortMentors.cohortId))
            .where(
              and(
                eq(cohortMentors.userId, userId),
                inArray(cohortMentors.role, taken),
                ne(cohorts.status, 'INACTIVE'),
              ),
            )
            .limit(1);
    if (assigned)
      throw refuse(
        'CONFLICT',
        `Still assigned to ${assigned.courseTitle}, cohort ${assigned.batchNumber}. Replace them there first.`,
      );
    await tx.update(users).set({ roles }).where(eq(users.userId, userId));
    await recordAudit(tx, now(), act, {
      action: 'mentors.roles',
      subjectId: userId,
      before: { roles: person.roles },
      after: { roles },
    });
    return { roles };
  });
}
