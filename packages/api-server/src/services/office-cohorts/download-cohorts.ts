import type { OfficeCohort } from '@plinth/domain/cohorts/office-cohort';
import { schoolDate } from '@plinth/domain/dates/school-date';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { type CohortFilter, findCohorts } from './list-cohorts.ts';

const ORDER = { sortBy: 'startsAt', sortDirection: 'desc' } as const;

const TITLES = [
  'course',
  'product',
  'cohort',
  'status',
  'begins',
  'ends',
  'learners',
  'in no group',
  'seats',
  'groups',
  'groups without guide',
  'lead mentors',
];

const lineOf = (cohort: OfficeCohort) => [
  cohort.courseTitle,
  cohort.productId,
  cohort.batchNumber,
  cohort.status,
  cohort.startsAt ? schoolDate(cohort.startsAt) : '',
  cohort.endsAt ? schoolDate(cohort.endsAt) : '',
  cohort.learnerCount,
  cohort.groupless,
  cohort.seats,
  cohort.groupCount,
  cohort.groupsWithoutGuide,
  cohort.leadMentors.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join('; '),
];

/** Exports the cohorts that match a filter as a CSV file, the latest start first; days are in the school's zone. */
export const downloadCohorts = ({ db, now }: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: CohortFilter) =>
  csvFile(db, act, {
    about: 'cohorts',
    titles: TITLES,
    batches: batchesOf(
      async (page) => (await findCohorts(db, filter, { ...ORDER, ...page })).cohorts,
      lineOf,
    ),
    filter,
    now: now(),
  });
