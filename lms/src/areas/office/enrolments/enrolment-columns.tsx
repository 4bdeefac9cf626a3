import type { OfficeEnrolment } from '@plinth/domain/enrolments/office-enrolment';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import { RowLink } from '../list/RowLink.tsx';
import { TwoLines } from '../list/TwoLines.tsx';
import { timeColumn } from '../list/time-column.tsx';
import { cohortCode, placeStateText, STATE_TONES } from './enrolment-texts.ts';
import { nameOf } from './name-of.ts';

/** The columns of the enrolments. */
export const enrolmentColumns: readonly TableColumn<OfficeEnrolment>[] = [
  {
    id: 'name',
    header: 'Name',
    orders: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
    cell: (enrolment) => (
      <RowLink row={enrolment.enrolmentId} note={enrolment.emailId}>
        {nameOf(enrolment)}
      </RowLink>
    ),
  },
  {
    id: 'cohort',
    header: 'Cohort',
    cell: ({ courseTitle, ...cohort }) => <TwoLines note={cohortCode(cohort)}>{courseTitle}</TwoLines>,
  },
  { id: 'group', header: 'Group', cell: ({ groupTitle }) => groupTitle ?? '–' },
  {
    id: 'state',
    header: 'State',
    cell: (place) => <StatusChip tone={STATE_TONES[place.state]}>{placeStateText(place)}</StatusChip>,
  },
  timeColumn('enrolledAt', 'Enrolled'),
];
