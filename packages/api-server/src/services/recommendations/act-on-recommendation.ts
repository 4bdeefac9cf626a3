import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { recommendations } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { readRecommendation } from './recommendation-rows.ts';

type Action = { recommendationId: string; action: 'ACCEPT' | 'REJECT' };

/**
 * The recipient accepts or rejects. Accepting publishes nothing yet: showing is a step of its own (API-042).
 * @throws Refusal NOT_FOUND for anyone else
 */
export async function actOnRecommendation(deps: Deps, caller: Caller, { recommendationId, action }: Action) {
  const isAccepted = action === 'ACCEPT';
  const changed = await deps.db
    .update(recommendations)
    .set({
      status: isAccepted ? 'ACCEPTED' : 'REJECTED',
      isVisible: sql`${recommendations.isVisible} and ${isAccepted}`,
      updatedAt: deps.now(),
    })
    .where(
      and(
        eq(recommendations.recommendationId, recommendationId),
        eq(recommendations.recipientId, caller.userId),
      ),
    );
  if (changed.rowCount === 0) throw refuse('NOT_FOUND', 'There is no such recommendation for you.');
  return readRecommendation(deps.db, recommendationId, caller.userId);
}
