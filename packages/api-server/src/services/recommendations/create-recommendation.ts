import type { Caller } from '../../api/context.ts';
import { recommendations } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { findUserByHash } from '../profiles/find-user-by-hash.ts';
import { refuse } from '../refusal.ts';
import { readRecommendation } from './recommendation-rows.ts';

type Draft = { userHash: string; relationship?: string | undefined; text: string };

/**
 * Recommends a person: one of each author for each recipient, waiting for the recipient (API-039).
 * @throws Refusal FORBIDDEN own profile, NOT_FOUND, CONFLICT one exists for this pair
 */
export async function createRecommendation(
  deps: Deps,
  caller: Caller,
  { userHash, relationship, text }: Draft,
) {
  const recipientId = await findUserByHash(deps.db, userHash);
  if (recipientId === caller.userId) throw refuse('FORBIDDEN', 'You cannot recommend yourself.');
  const [row] = await deps.db
    .insert(recommendations)
    .values({
      recipientId,
      authorId: caller.userId,
      relationship: relationship || null,
      text,
      createdAt: deps.now(),
    })
    .onConflictDoNothing({ target: [recommendations.recipientId, recommendations.authorId] })
    .returning({ recommendationId: recommendations.recommendationId });
  if (!row)
    throw refuse('CONFLICT', 'You have recommended this person already; change that recommendation instead.');
  return readRecommendation(deps.db, row.recommendationId, caller.userId);
}
