import { IDENTITY_SORTS } from '@plinth/domain/identity/identity-review';
import { REVIEW_STATUSES } from '@plinth/domain/reviews/review-status';
import { oneOf } from '../../../parts/address-values.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

/** The queue as an address names it: those in review, unless it says otherwise. */
export const queueFilter = sortedListFilter({
  names: ['status'],
  read: ({ status }) => ({ status: oneOf(REVIEW_STATUSES, status) }),
  columns: IDENTITY_SORTS,
  usual: { column: 'submittedAt', direction: 'ascending' },
});
