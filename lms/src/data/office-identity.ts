import type { IdentityDecision } from '@plinth/domain/identity/identity-review';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

/** A page of the identity documents in one state. */
export const identityReviewsQuery = (query: QueryOf<typeof api.officeIdentity.list>) =>
  freshQuery(['office', 'identity', 'list', query], api.officeIdentity.list, { query });

/** A person's identity documents. */
export const identityReviewQuery = (userId: string) =>
  freshQuery(['office', 'identity', 'one', userId], api.officeIdentity.read, { params: { userId } });

/** An identity document; opening it is recorded. */
export const fetchIdentityFile = (address: { userId: string; documentId: string }) =>
  api.officeIdentity.openFile({ params: address });

export const decideIdentity = (userId: string, body: IdentityDecision) =>
  api.officeIdentity.decide({ params: { userId }, body });

/** The whole filtered list as a CSV file. */
export const fetchReviewsFile = (query: QueryOf<typeof api.officeIdentity.download>) =>
  api.officeIdentity.download({ query });
