import { IDENTITY_SORTS } from '@plinth/domain/identity/identity-review';
import { REVIEW_STATUSES } from '@plinth/domain/reviews/review-status';
import type { ReviewsPage } from '../../../data/office-identity.ts';
import { oneOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The parameters of the address that are filters. */
export const QUEUE_FILTERS = ['search', 'status'] as const;

export const queueSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, IDENTITY_SORTS, { column: 'submittedAt', direction: 'ascending' });

/** Reads the page of the queue that an address names: those in review, unless it says otherwise. */
export const queuePageOf = (search: ListSearch): ReviewsPage => ({
  status: oneOf(REVIEW_STATUSES, search.status) ?? 'IN_REVIEW',
  search: searchTextOf(search),
  ...sortedPageOf(search, queueSortOf(search)),
});
