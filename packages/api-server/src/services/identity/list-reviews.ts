import type { IdentityReview, IdentitySort } from '@plinth/domain/identity/identity-review';
import type { ReviewStatus } from '@plinth/domain/reviews/review-status';
import { and, eq, type SQL } from 'drizzle-orm';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { identityVerifications } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { matchesSearch } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';
import { findReviews } from './find-reviews.ts';

export type ReviewFilter = { status: ReviewStatus; search: string };

/** The condition of a filter on documents and their person. */
export const whereOfReviews = ({ status, search }: ReviewFilter): SQL | undefined =>
  and(
    eq(identityVerifications.status, status),
    matchesSearch(search, [userProfiles.firstName, userProfiles.lastName], users.emailId),
  );

type Order = { sortBy?: IdentitySort; sortDirection?: 'asc' | 'desc' };

/** Lists identity documents in one state, those waiting longest first unless an order is given, 20 a page. */
export async function listReviews(
  { db }: Pick<Deps, 'db'>,
  { pageNo, sortBy, sortDirection, ...filter }: ReviewFilter & Order & { pageNo: number },
): Promise<{ reviews: IdentityReview[]; total: number }> {
  const where = whereOfReviews(filter);
  const [reviews, total] = await Promise.all([
    findReviews(db, where, {
      ...pageOf(pageNo),
      ...(sortBy && { sortBy }),
      ...(sortDirection && { sortDirection }),
    }),
    db.$count(
      db
        .select({ userId: identityVerifications.userId })
        .from(identityVerifications)
        .innerJoin(users, eq(users.userId, identityVerifications.userId))
        .innerJoin(userProfiles, eq(userProfiles.userId, identityVerifications.userId))
        .where(where)
        .as('found'),
    ),
  ]);
  return { reviews, total };
}
