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
  csvFile(deps, act, {
    about: 'job-applications',
    filter,
    batches: batchesOf((page) =>
      findJobApplications(deps, filter, { sortBy: 'appliedAt', sortDirection: 'desc', ...page }),
    ),
    columns: {
      application: (one) => one.userJobId,
      'applied (UTC)': (one) => one.appliedAt,
      name: (one) => one.name,
      address: (one) => one.emailId,
      cohort: (one) => one.cohort,
      title: (one) => one.title,
      employer: (one) => one.companyName,
      'stands at': (one) => one.stand,
      round: (one) => one.currentRound,
      'last step': (one) => one.lastStatus,
    },
  });
