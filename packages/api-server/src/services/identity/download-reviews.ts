import type { IdentityReview } from '@plinth/domain/identity/identity-review';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findReviews } from './find-reviews.ts';
import { type ReviewFilter, whereOfReviews } from './list-reviews.ts';

const TITLES = [
  'name',
  'address',
  'document',
  'files',
  'state',
  'handed in (UTC)',
  'decided (UTC)',
  'decided by',
  'reason',
];

const lineOf = (review: IdentityReview) => [
  review.name,
  review.emailId,
  review.documentType ?? '',
  review.files.length,
  review.status,
  review.submittedAt,
  review.reviewedAt ?? '',
  review.reviewer ?? '',
  review.remark ?? '',
];

/** Exports the identity documents that match a filter as a CSV file, those waiting longest first. */
export const downloadReviews = ({ db, now }: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: ReviewFilter) =>
  csvFile(db, act, {
    about: 'identity-documents',
    titles: TITLES,
    batches: batchesOf((page) => findReviews(db, whereOfReviews(filter), page), lineOf),
    filter,
    now: now(),
  });
