import type { PersonRow } from '@plinth/domain/people/person-row';
import { Annotation } from '@plinth/ui/Annotation';
import type { TableColumn } from '@plinth/ui/Table';
import { placeStateText } from '../enrolments/enrolment-texts.ts';
import * as css from '../list/list.css.ts';
import { timeColumn } from '../list/time-column.tsx';
import { nameOf } from '../staff/name-of.ts';
import { rolesText } from './people-texts.ts';

/** The columns of the list of all people. */
export const PEOPLE_COLUMNS: readonly TableColumn<PersonRow>[] = [
  {
    id: 'name',
    header: 'Name',
    orders: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
    cell: (person) => (
      <a href={`/office/people/${person.userId}`} className={css.rowLink} data-row={person.userId}>
        {nameOf(person)}
      </a>
    ),
  },
  {
    id: 'emailId',
    header: 'Address',
    orders: { ascending: 'Address, A to Z', descending: 'Address, Z to A' },
    cell: ({ emailId, phone }) => (
      <span className={css.two}>
        {emailId}
        {phone && <Annotation>{phone}</Annotation>}
      </span>
    ),
  },
  { id: 'roles', header: 'Is here as', cell: rolesText },
  {
    id: 'enrolments',
    header: 'Cohorts',
    cell: ({ enrolments: [latest, ...others] }) =>
      latest ? (
        <span className={css.two}>
          {latest.cohort}
          <Annotation>
            {placeStateText(latest)}
            {others.length > 0 && `, and ${others.length} more`}
          </Annotation>
        </span>
      ) : (
        '–'
      ),
  },
  timeColumn('createdAt', 'Joined', { ascending: 'Longest here first', descending: 'Latest first' }),
];
