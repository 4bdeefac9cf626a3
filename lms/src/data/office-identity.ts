import type { IdentityDecision, IdentitySort } from '@plinth/domain/identity/identity-review';
import type { ReviewStatus } from '@plinth/domain/reviews/review-status';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { SortedPage } from './sorted-page.ts';

export type ReviewsPage = SortedPage<IdentitySort> & {
  status: ReviewStatus;
  search: string;
};

/** A page of the identity documents in one state. */
export const identityReviewsQuery = (query: ReviewsPage) =>
  freshQuery(['office', 'identity', 'list', query], api.officeIdentity.list, { query });

/** A person's identity documents. */
export const identityReviewQuery = (userId: string) =>
  freshQuery(['office', 'identity', 'one', userId], api.officeIdentity.read, { params: { userId } });

/** An identity document; opening it is recorded. */
export const fetchIdentityFile = async (address: { userId: string; documentId: string }): Promise<File> =>
  (await api.officeIdentity.openFile({ params: address })).body;

export const decideIdentity = (userId: string, body: IdentityDecision) =>
  api.officeIdentity.decide({ params: { userId }, body });

/** The whole filtered list as a CSV file. */
export const fetchReviewsFile = async ({
  pageNo: _pageNo,
  sortBy: _sortBy,
  sortDirection: _direction,
  ...query
}: ReviewsPage): Promise<File> => (await api.officeIdentity.download({ query })).body;
