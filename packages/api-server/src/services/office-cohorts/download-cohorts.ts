import { schoolDate } from '@plinth/domain/dates/school-date';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { type CohortFilter, findCohorts } from './list-cohorts.ts';

const ORDER = { sortBy: 'startsAt', sortDirection: 'desc' } as const;

/** Exports the cohorts that match a filter as a CSV file, the latest start first; days are in the school's zone. */
export const downloadCohorts = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: CohortFilter) =>
  csvFile(deps, act, {
    about: 'cohorts',
    filter,
    batches: batchesOf(async (page) => (await findCohorts(deps.db, filter, { ...ORDER, ...page })).cohorts),
    columns: {
      course: (one) => one.courseTitle,
      product: (one) => one.productId,
      cohort: (one) => one.batchNumber,
      status: (one) => one.status,
      begins: (one) => one.startsAt && schoolDate(one.startsAt),
      ends: (one) => one.endsAt && schoolDate(one.endsAt),
      learners: (one) => one.learnerCount,
      waiting: (one) => one.waiting,
      'in no group': (one) => one.groupless,
      seats: (one) => one.seats,
      groups: (one) => one.groupCount,
      'groups without guide': (one) => one.groupsWithoutGuide,
      'lead mentors': (one) =>
        one.leadMentors.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join('; '),
    },
  });
