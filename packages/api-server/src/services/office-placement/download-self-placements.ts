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
  csvFile(deps.db, act, {
    about: 'self-placements',
    titles: [
      'learner',
      'address',
      'cohort',
      'employer',
      'job',
      'annual pay',
      'currency',
      'begins',
      'state',
      'said by the school',
      'handed in (UTC)',
      'decided (UTC)',
    ],
    filter,
    now: deps.now(),
    batches: batchesOf(
      (page) => findSelfPlacements(deps, filter, page),
      (one) => [
        one.name,
        one.emailId,
        one.cohort,
        one.job.companyName,
        one.job.designation,
        one.job.ctc / MINOR_UNITS,
        one.job.currency,
        one.job.joiningDate,
        one.job.reviewStatus,
        one.job.remark ?? '',
        one.submittedAt,
        one.reviewedAt ?? '',
      ],
    ),
  });
