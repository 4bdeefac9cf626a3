import type { PersonKind } from '@plinth/domain/people/person-row';
import type { Role } from '@plinth/domain/roles/role';
import { STAFF_ROLE_TITLES, type StaffRole } from '@plinth/domain/staff/staff-role';

export const KIND_TEXTS: Record<PersonKind, string> = {
  LEARNER: 'Learners',
  INDUSTRIAL_GUIDE: 'Guides',
  LEAD_MENTOR: 'Lead mentors',
  STAFF: 'Staff',
};

const ROLE_TEXTS: Record<Role, string> = {
  LEARNER: 'Learner',
  INDUSTRIAL_GUIDE: 'Guide',
  LEAD_MENTOR: 'Lead mentor',
};

/** A person's roles as text. */
export const rolesText = ({
  roles,
  staffRoles,
}: {
  roles: readonly Role[];
  staffRoles: readonly StaffRole[];
}) =>
  [...roles.map((role) => ROLE_TEXTS[role]), ...staffRoles.map((role) => STAFF_ROLE_TITLES[role])].join(
    ', ',
  ) || 'Learner';

/** The number of people as text. */
export const peopleText = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en')} people`;
