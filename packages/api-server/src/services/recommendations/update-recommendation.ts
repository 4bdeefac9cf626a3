import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { recommendations } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { readRecommendation } from './recommendation-rows.ts';

type Change = { recommendationId: string; relationship?: string | undefined; text: string };

/** The author rewords it; the recipient has to accept the new words (API-040). @throws Refusal NOT_FOUND */
export async function updateRecommendation(
  deps: Deps,
  caller: Caller,
  { recommendationId, relationship, text }: Change,
) {
  const changed = await deps.db
    .update(recommendations)
    .set({
      text,
      ...(relationship === undefined ? {} : { relationship: relationship || null }),
      status: 'PENDING',
      isVisible: false,
      updatedAt: deps.now(),
    })
    .where(
      and(
        eq(recommendations.recommendationId, recommendationId),
        eq(recommendations.authorId, caller.userId),
      ),
    );
  if (changed.rowCount === 0) throw refuse('NOT_FOUND', 'There is no such recommendation of yours.');
  return readRecommendation(deps.db, recommendationId, caller.userId);
}
