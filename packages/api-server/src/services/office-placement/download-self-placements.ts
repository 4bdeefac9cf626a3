import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findSelfPlacements, type SelfPlacementFilter } from './list-self-placements.ts';

/** Exports the jobs that learners found themselves as a CSV file; pay in whole units. */
export const downloadSelfPlacements = (
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  filter: SelfPlacementFilter,
) =>
  csvFile(deps, act, {
    about: 'self-placements',
    filter,
    batches: batchesOf((page) => findSelfPlacements(deps, filter, page)),
    columns: {
      learner: (one) => one.name,
      address: (one) => one.emailId,
      cohort: (one) => one.cohort,
      employer: (one) => one.job.companyName,
      job: (one) => one.job.designation,
      'annual pay': (one) => one.job.ctc / MINOR_UNITS,
      currency: (one) => one.job.currency,
      begins: (one) => one.job.joiningDate,
      state: (one) => one.job.reviewStatus,
      'said by the school': (one) => one.job.remark,
      'handed in (UTC)': (one) => one.submittedAt,
      'decided (UTC)': (one) => one.reviewedAt,
    },
  });
