import type { StaffMember } from '@plinth/domain/staff/staff-member';
import { STAFF_ROLE_TITLES, STAFF_ROLES, type StaffRole } from '@plinth/domain/staff/staff-role';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { changeStaffRoles, ownStaffQuery } from '../../../data/staff.ts';
import { session } from '../../../stores/session.ts';
import { roleText } from '../capability-texts.ts';
import { SideSheet } from '../list/SideSheet.tsx';
import { EndWork } from './EndWork.tsx';
import { LostSecondFactor } from './LostSecondFactor.tsx';
import { RolesForm } from './RolesForm.tsx';
import * as css from './staff.css.ts';
import { TeachingRolesForm } from './TeachingRolesForm.tsx';

type StaffSheetProps = { person: StaffMember; name: string; onClose: () => void };

const isStaffRole = (role: string): role is StaffRole => STAFF_ROLES.some((one) => one === role);

/** One member of staff: office roles, teaching roles, and the end of their work. */
export function StaffSheet({ person, name, onClose }: StaffSheetProps) {
  const { userId, emailId, staffRoles, roles } = person;
  const own = useQuery(ownStaffQuery()).data;
  const isSelf = useSnapshot(session).userId === userId;
  return (
    <SideSheet title={name} description={isSelf ? `${emailId} (you)` : emailId} onClose={onClose}>
      <div className={css.sections}>
        <RolesForm
          legend="Roles in the office"
          action="Save roles"
          options={STAFF_ROLES.map((value) => ({
            value,
            label: STAFF_ROLE_TITLES[value],
            hint: roleText(value),
          }))}
          held={staffRoles}
          leastOne="Choose at least one role; to remove them all, end their work below."
          save={(wanted, seen) => changeStaffRoles(userId, wanted, seen)}
          presentOf={({ staffRoles: present }) =>
            Array.isArray(present) ? present.filter(isStaffRole) : null
          }
        />
        {own?.capabilities.includes('mentors.manage') && <TeachingRolesForm userId={userId} roles={roles} />}
        <section className={css.section}>
          <Text size="s">
            <Link href={`/office/audit?person=${userId}`}>
              What {isSelf ? 'you' : name} changed, and what was changed about {isSelf ? 'you' : 'them'}
            </Link>
          </Text>
        </section>
        {person.hasSecondFactor && !isSelf && (
          <LostSecondFactor person={person} name={name} onDone={onClose} />
        )}
        <EndWork person={person} name={name} isSelf={isSelf} onEnded={onClose} />
      </div>
    </SideSheet>
  );
}
