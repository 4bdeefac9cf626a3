import { and, eq, sql } from 'drizzle-orm';
import type { Caller, RequestFacts } from '../../api/context.ts';
import { recommendations } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findParty, mailAccepted } from './recommendation-mails.ts';
import { readRecommendation } from './recommendation-rows.ts';

type Action = {
  recommendationId: string;
  action: 'ACCEPT' | 'REJECT';
  /** `updatedAt` of the words that the recipient has read. */
  seen?: string | undefined;
};

/** Compared in milliseconds, in which times are answered. */
const isSeen = (seen: string) =>
  eq(sql`date_trunc('milliseconds', ${recommendations.updatedAt})`, new Date(seen));

/**
 * Accepts or rejects a recommendation as its recipient. Accepting does not publish it: showing is a separate step. The
 * author gets one mail about it.
 * @throws Refusal NOT_FOUND for anyone else, CONFLICT when it was reworded since it was read
 */
export async function actOnRecommendation(
  deps: Deps,
  request: Pick<RequestFacts, 'clientOrigin'>,
  caller: Caller,
  { recommendationId, action, seen }: Action,
) {
  const isAccepted = action === 'ACCEPT';
  const own = and(
    eq(recommendations.recommendationId, recommendationId),
    eq(recommendations.recipientId, caller.userId),
  );
  await deps.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(recommendations)
      .set({
        status: isAccepted ? 'ACCEPTED' : 'REJECTED',
        isVisible: sql`${recommendations.isVisible} and ${isAccepted}`,
      })
      .where(and(own, seen === undefined ? undefined : isSeen(seen)))
      .returning({ authorId: recommendations.authorId });
    if (!changed)
      throw (await tx.$count(recommendations, own)) > 0
        ? refuse('CONFLICT', 'The words were changed in the meantime. Read them again before you decide.')
        : refuse('NOT_FOUND', 'Recommendation not found.');
    if (!isAccepted) return;
    const [from, to] = [await findParty(tx, caller.userId), await findParty(tx, changed.authorId)];
    await mailAccepted(tx, { from, to, origin: request.clientOrigin, now: deps.now() }, recommendationId);
  });
  return readRecommendation(deps.db, recommendationId, caller.userId);
}
