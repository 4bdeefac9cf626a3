import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { lockRow } from '../../db/lock-row.ts';
import { recommendations } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { readRecommendation } from './recommendation-rows.ts';

/**
 * Shows or hides an accepted recommendation, for its recipient.
 * @throws Refusal NOT_FOUND for anyone else, CONFLICT not accepted yet
 */
export async function toggleVisibility(
  deps: Deps,
  caller: Caller,
  { recommendationId, isVisible }: { recommendationId: string; isVisible: boolean },
) {
  await deps.db.transaction(async (tx) => {
    const own = and(
      eq(recommendations.recommendationId, recommendationId),
      eq(recommendations.recipientId, caller.userId),
    );
    const row = await lockRow(tx, recommendations, own);
    if (!row) throw refuse('NOT_FOUND', 'Recommendation not found.');
    if (row.status !== 'ACCEPTED') throw refuse('CONFLICT', 'Accept the recommendation first.');
    await tx.update(recommendations).set({ isVisible }).where(own);
  });
  return readRecommendation(deps.db, recommendationId, caller.userId);
}
