import type { IdentityReview } from '@plinth/domain/identity/identity-review';
import { eq } from 'drizzle-orm';
import { identityVerifications } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { findReviews } from './find-reviews.ts';

/** Returns the identity documents of a person; null if none were handed in. */
export async function readReview(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<{ review: IdentityReview | null }> {
  const [review] = await findReviews(db, eq(identityVerifications.userId, userId), { limit: 1, offset: 0 });
  return { review: review ?? null };
}
