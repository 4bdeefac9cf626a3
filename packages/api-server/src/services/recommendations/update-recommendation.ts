import { and, eq } from 'drizzle-orm';
import type { Caller, RequestFacts } from '../../api/context.ts';
import { recommendations } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findParty, mailReceived } from './recommendation-mails.ts';
import { readRecommendation } from './recommendation-rows.ts';

type Change = { recommendationId: string; relationship?: string | undefined; text: string };

/**
 * Rewords a recommendation, for its author; the recipient must accept the new text, and gets a mail if the old one was
 * decided.
 * @throws Refusal NOT_FOUND
 */
export async function updateRecommendation(
  deps: Deps,
  request: Pick<RequestFacts, 'clientOrigin'>,
  caller: Caller,
  { recommendationId, relationship, text }: Change,
) {
  await deps.db.transaction(async (tx) => {
    const own = and(
      eq(recommendations.recommendationId, recommendationId),
      eq(recommendations.authorId, caller.userId),
    );
    const [before] = await tx
      .select({
        status: recommendations.status,
        recipientId: recommendations.recipientId,
        updatedAt: recommendations.updatedAt,
      })
      .from(recommendations)
      .where(own)
      .for('update');
    if (!before) throw refuse('NOT_FOUND', 'Recommendation not found.');
    await tx
      .update(recommendations)
      .set({
        text,
        ...(relationship === undefined ? {} : { relationship: relationship || null }),
        status: 'PENDING',
        isVisible: false,
        updatedAt: deps.now(),
      })
      .where(own);
    if (before.status === 'PENDING') return;
    const [from, to] = [await findParty(tx, caller.userId), await findParty(tx, before.recipientId)];
    await mailReceived(
      tx,
      { from, to, origin: request.clientOrigin, now: deps.now() },
      recommendationId,
      before.updatedAt.toISOString(),
    );
  });
  return readRecommendation(deps.db, recommendationId, caller.userId);
}
