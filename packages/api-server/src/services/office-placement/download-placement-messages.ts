import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findPlacementMessages, type PlacementMessageFilter } from './list-placement-messages.ts';

/** Exports learners' messages to the placement team as a CSV file, with the answers. */
export const downloadPlacementMessages = (
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  filter: PlacementMessageFilter,
) =>
  csvFile(deps, act, {
    about: 'placement-messages',
    filter,
    batches: batchesOf((page) => findPlacementMessages(deps, filter, page)),
    columns: {
      learner: (one) => one.name,
      address: (one) => one.emailId,
      cohort: (one) => one.cohort,
      subject: (one) => one.subject,
      message: (one) => one.message,
      'written (UTC)': (one) => one.createdAt,
      answer: (one) => one.settled?.answer,
      'settled by': (one) => one.settled?.by,
      'settled (UTC)': (one) => one.settled?.at,
    },
  });
