import { MENTOR_ROLE_TITLES } from '@plinth/domain/roles/mentor-role';
import type { StaffMember } from '@plinth/domain/staff/staff-member';
import { STAFF_ROLE_TITLES } from '@plinth/domain/staff/staff-role';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import { RowLink } from '../list/RowLink.tsx';
import { shortTime } from '../list/short-time.ts';
import { nameOf } from './name-of.ts';

/** The columns of the staff. */
export const staffColumns: readonly TableColumn<StaffMember>[] = [
  {
    id: 'name',
    header: 'Name',
    orders: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
    cell: (person) => (
      <RowLink row={person.userId} note={person.emailId}>
        {nameOf(person)}
      </RowLink>
    ),
  },
  {
    id: 'staffRoles',
    header: 'Roles',
    cell: ({ staffRoles }) => staffRoles.map((role) => STAFF_ROLE_TITLES[role]).join(', '),
  },
  {
    id: 'roles',
    header: 'Teaches as',
    cell: ({ roles }) =>
      roles.flatMap((role) => (role === 'LEARNER' ? [] : MENTOR_ROLE_TITLES[role])).join(', ') || '–',
  },
  {
    id: 'secondFactor',
    header: 'Second factor',
    cell: ({ hasSecondFactor }) =>
      hasSecondFactor ? <StatusChip tone="success">On</StatusChip> : <StatusChip>Off</StatusChip>,
  },
  {
    id: 'lastUsedAt',
    header: 'Last here',
    figures: 'end',
    orders: { ascending: 'Longest away first', descending: 'Latest first' },
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <time dateTime={lastUsedAt}>{shortTime(lastUsedAt)}</time> : 'Signed out',
  },
];
