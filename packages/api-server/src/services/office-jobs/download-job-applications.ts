import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findJobApplications, type JobApplicationFilter } from './list-job-applications.ts';

/** Exports the applications that match a filter as a CSV file, the latest first. */
export const downloadJobApplications = (
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  filter: JobApplicationFilter,
) =>
  csvFile(deps.db, act, {
    about: 'job-applications',
    titles: [
      'application',
      'applied (UTC)',
      'name',
      'address',
      'cohort',
      'title',
      'employer',
      'stands at',
      'round',
      'last step',
    ],
    filter,
    now: deps.now(),
    batches: batchesOf(
      (page) => findJobApplications(deps, filter, { sortBy: 'appliedAt', sortDirection: 'desc', ...page }),
      (one) => [
        one.userJobId,
        one.appliedAt,
        one.name,
        one.emailId,
        one.cohort,
        one.title,
        one.companyName,
        one.stand,
        one.currentRound ?? '',
        one.lastStatus ?? '',
      ],
    ),
  });
