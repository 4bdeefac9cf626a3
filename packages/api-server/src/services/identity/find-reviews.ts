import type { IdentityReview, IdentitySort } from '@plinth/domain/identity/identity-review';
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { documents } from '../../db/schema/operations.ts';
import { identityVerifications } from '../../db/schema/profiles.ts';

const reviewers = alias(userProfiles, 'reviewers');
const nameOf = (one: { firstName: string; lastName: string } | null) =>
  one ? `${one.firstName} ${one.lastName}`.trim() : '';

/** A page of a list in an order; those waiting longest first by default. */
type ReviewPage = {
  limit: number;
  offset: number;
  sortBy?: IdentitySort;
  sortDirection?: 'asc' | 'desc';
};

/** Finds identity documents with their files. Two statements. */
export async function findReviews(
  db: Queryable,
  where: SQL | undefined,
  { limit, offset, sortBy = 'submittedAt', sortDirection = 'asc' }: ReviewPage,
): Promise<IdentityReview[]> {
  const rows = await db
    .select({ verification: identityVerifications, user: users, profile: userProfiles, reviewer: reviewers })
    .from(identityVerifications)
    .innerJoin(users, eq(users.userId, identityVerifications.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, identityVerifications.userId))
    .leftJoin(reviewers, eq(reviewers.userId, identityVerifications.reviewedById))
    .where(where)
    .orderBy(
      (sortDirection === 'asc' ? asc : desc)(
        sortBy === 'name' ? userProfiles.foldedName : identityVerifications.submittedAt,
      ),
      identityVerifications.userId,
    )
    .limit(limit)
    .offset(offset);
  const ids = rows.flatMap(({ verification }) => verification.documentIds);
  const files =
    ids.length === 0
      ? []
      : await db
          .select({
            documentId: documents.documentId,
            name: documents.name,
            contentType: documents.contentType,
          })
          .from(documents)
          .where(inArray(documents.documentId, ids));
  return rows.map(({ verification, user, profile, reviewer }) => ({
    userId: user.userId,
    name: nameOf(profile),
    emailId: user.emailId,
    status: verification.status,
    documentType: verification.documentType,
    submittedAt: verification.submittedAt.toISOString(),
    files: files.filter(({ documentId }) => verification.documentIds.includes(documentId)),
    remark: verification.remark,
    reviewedAt: verification.reviewedAt?.toISOString() ?? null,
    reviewer: verification.reviewedAt ? nameOf(reviewer) : null,
  }));
}
