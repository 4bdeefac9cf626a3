import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { type FeedbackFilter, findFeedbackOf } from './list-feedback.ts';

/** Exports the forms that match a filter as a CSV file, without the answers. */
export const downloadFeedbackList = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: FeedbackFilter) =>
  csvFile(deps, act, {
    about: 'feedback-forms',
    filter,
    batches: batchesOf((page) => findFeedbackOf(deps, filter, page)),
    columns: {
      form: (one) => one.title,
      page: (one) => one.page,
      cohort: (one) => one.cohort,
      asks: (one) => one.audiences.join('; '),
      kind: (one) => one.category,
      state: (one) => one.state,
      'from (UTC)': (one) => one.startsAt,
      'until (UTC)': (one) => one.endsAt,
      answered: (one) => one.answered,
      'put off': (one) => one.skipped,
    },
  });
