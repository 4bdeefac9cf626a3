import { MENTOR_ROLE_TITLES, MENTOR_ROLES, type MentorRole } from '@plinth/domain/roles/mentor-role';
import type { Role } from '@plinth/domain/roles/role';
import { changeMentorRoles } from '../../../data/staff.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { RolesForm } from './RolesForm.tsx';

type TeachingRolesFormProps = { userId: string; roles: readonly Role[] };

const isMentorRole = (role: string): role is MentorRole => MENTOR_ROLES.some((one) => one === role);

/** Grants or removes a person's guide and lead mentor roles; the other roles are unaffected. */
export function TeachingRolesForm({ userId, roles }: TeachingRolesFormProps) {
  const others = roles.filter((role) => !isMentorRole(role));
  return (
    <RolesForm
      legend="Teaches as"
      action="Save teaching roles"
      options={optionsOf(MENTOR_ROLE_TITLES)}
      held={roles.filter(isMentorRole)}
      save={(wanted, seen) => changeMentorRoles(userId, [...others, ...wanted], [...others, ...seen])}
      presentOf={({ roles: present }) => (Array.isArray(present) ? present.filter(isMentorRole) : null)}
    />
  );
}
