import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findReviews } from './find-reviews.ts';
import { type ReviewFilter, whereOfReviews } from './list-reviews.ts';

/** Exports the identity documents that match a filter as a CSV file, those waiting longest first. */
export const downloadReviews = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: ReviewFilter) =>
  csvFile(deps, act, {
    about: 'identity-documents',
    filter,
    batches: batchesOf((page) => findReviews(deps.db, whereOfReviews(filter), page)),
    columns: {
      name: (one) => one.name,
      address: (one) => one.emailId,
      document: (one) => one.documentType,
      files: (one) => one.files.length,
      state: (one) => one.status,
      'handed in (UTC)': (one) => one.submittedAt,
      'decided (UTC)': (one) => one.reviewedAt,
      'decided by': (one) => one.reviewer,
      reason: (one) => one.remark,
    },
  });
