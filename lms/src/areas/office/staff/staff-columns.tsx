import { MENTOR_ROLE_TITLES } from '@plinth/domain/roles/mentor-role';
import type { StaffMember } from '@plinth/domain/staff/staff-member';
import { STAFF_ROLE_TITLES } from '@plinth/domain/staff/staff-role';
import { Annotation } from '@plinth/ui/Annotation';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import * as css from '../list/list.css.ts';
import { RowLink } from '../list/RowLink.tsx';
import { shortTime } from '../list/short-time.ts';
import type { ListState } from '../list/use-list-search.ts';
import { nameOf } from './name-of.ts';

/** The columns of the staff. */
export const staffColumns = (list: ListState): readonly TableColumn<StaffMember>[] => [
  {
    id: 'name',
    header: 'Name',
    orders: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
    cell: (person) => (
      <span className={css.two}>
        <RowLink list={list} row={person.userId}>
          {nameOf(person)}
        </RowLink>
        <Annotation>{person.emailId}</Annotation>
      </span>
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
    figures: true,
    align: 'end',
    orders: { ascending: 'Longest away first', descending: 'Latest first' },
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <time dateTime={lastUsedAt}>{shortTime(lastUsedAt)}</time> : 'Signed out',
  },
];
