import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { type FeedbackFilter, findFeedbackOf } from './list-feedback.ts';

/** Exports the forms that match a filter as a CSV file, without the answers. */
export const downloadFeedbackList = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: FeedbackFilter) =>
  csvFile(deps.db, act, {
    about: 'feedback-forms',
    titles: [
      'form',
      'page',
      'cohort',
      'asks',
      'kind',
      'state',
      'from (UTC)',
      'until (UTC)',
      'answered',
      'put off',
    ],
    filter,
    now: deps.now(),
    batches: batchesOf(
      (page) => findFeedbackOf(deps, filter, page),
      (one) => [
        one.title,
        one.page,
        one.cohort ?? '',
        one.audiences.join('; '),
        one.category,
        one.state,
        one.startsAt,
        one.endsAt ?? '',
        one.answered,
        one.skipped,
      ],
    ),
  });
