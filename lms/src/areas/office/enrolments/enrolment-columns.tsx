import type { OfficeEnrolment } from '@plinth/domain/enrolments/office-enrolment';
import { Annotation } from '@plinth/ui/Annotation';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import * as css from '../list/list.css.ts';
import { RowLink } from '../list/RowLink.tsx';
import { shortTime } from '../list/short-time.ts';
import type { ListState } from '../list/use-list-search.ts';
import { cohortCode, placeStateText, STATE_TONES } from './enrolment-texts.ts';
import { nameOf } from './name-of.ts';

/** The columns of the enrolments. */
export const enrolmentColumns = (list: ListState): readonly TableColumn<OfficeEnrolment>[] => [
  {
    id: 'name',
    header: 'Name',
    orders: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
    cell: (enrolment) => (
      <RowLink list={list} row={enrolment.enrolmentId} note={enrolment.emailId}>
        {nameOf(enrolment)}
      </RowLink>
    ),
  },
  {
    id: 'cohort',
    header: 'Cohort',
    cell: ({ courseTitle, ...cohort }) => (
      <span className={css.two}>
        <span>{courseTitle}</span>
        <Annotation>{cohortCode(cohort)}</Annotation>
      </span>
    ),
  },
  { id: 'group', header: 'Group', cell: ({ groupTitle }) => groupTitle ?? '–' },
  {
    id: 'state',
    header: 'State',
    cell: (place) => <StatusChip tone={STATE_TONES[place.state]}>{placeStateText(place)}</StatusChip>,
  },
  {
    id: 'enrolledAt',
    header: 'Enrolled',
    figures: true,
    align: 'end',
    orders: { ascending: 'Oldest first', descending: 'Latest first' },
    cell: ({ enrolledAt }) => <time dateTime={enrolledAt}>{shortTime(enrolledAt)}</time>,
  },
];
