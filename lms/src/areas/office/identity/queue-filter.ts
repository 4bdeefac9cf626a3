import { IDENTITY_SORTS } from '@plinth/domain/identity/identity-review';
import { REVIEW_STATUSES } from '@plinth/domain/reviews/review-status';
import type { ReviewsPage } from '../../../data/office-identity.ts';
import { oneOf, pageOf } from '../../../parts/address-values.ts';
import { sortOf } from '../list/sort-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The parameters of the address that are filters. */
export const QUEUE_FILTERS = ['search', 'status'] as const;

export const queueSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, IDENTITY_SORTS, { column: 'submittedAt', direction: 'ascending' });

/** Reads the page of the queue that an address names: those in review, unless it says otherwise. */
export function queuePageOf(address: ListSearch): ReviewsPage {
  const { search, status, page } = address;
  const sort = queueSortOf(address);
  return {
    status: oneOf(REVIEW_STATUSES, status) ?? 'IN_REVIEW',
    search: (search ?? '').slice(0, 100),
    pageNo: pageOf(page) - 1,
    sortBy: sort.column,
    sortDirection: sort.direction === 'ascending' ? 'asc' : 'desc',
  };
}
