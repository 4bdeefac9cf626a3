import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { recommendations, recommendationUpvotes } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/** Votes for a visible recommendation, or withdraws the vote: one per person. @throws Refusal NOT_FOUND */
export async function upvoteRecommendation(
  deps: Deps,
  caller: Caller,
  { recommendationId, isUpvoted }: { recommendationId: string; isUpvoted: boolean },
) {
  const { userId } = caller;
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ recommendationId: recommendations.recommendationId })
      .from(recommendations)
      .where(
        and(
          eq(recommendations.recommendationId, recommendationId),
          eq(recommendations.status, 'ACCEPTED'),
          eq(recommendations.isVisible, true),
        ),
      );
    if (!row) throw refuse('NOT_FOUND', 'Recommendation not found.');
    if (isUpvoted)
      await tx
        .insert(recommendationUpvotes)
        .values({ recommendationId, userId, createdAt: deps.now() })
        .onConflictDoNothing();
    else
      await tx
        .delete(recommendationUpvotes)
        .where(
          and(
            eq(recommendationUpvotes.recommendationId, recommendationId),
            eq(recommendationUpvotes.userId, userId),
          ),
        );
    const isOfThis = eq(recommendationUpvotes.recommendationId, recommendationId);
    return { upvotes: await tx.$count(recommendationUpvotes, isOfThis), hasUpvoted: isUpvoted };
  });
}
