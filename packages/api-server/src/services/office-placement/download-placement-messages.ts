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
  csvFile(deps.db, act, {
    about: 'placement-messages',
    titles: [
      'learner',
      'address',
      'cohort',
      'subject',
      'message',
      'written (UTC)',
      'answer',
      'settled by',
      'settled (UTC)',
    ],
    filter,
    now: deps.now(),
    batches: batchesOf(
      (page) => findPlacementMessages(deps, filter, page),
      (one) => [
        one.name,
        one.emailId,
        one.cohort,
        one.subject ?? '',
        one.message,
        one.createdAt,
        one.settled?.answer ?? '',
        one.settled?.by ?? '',
        one.settled?.at ?? '',
      ],
    ),
  });
