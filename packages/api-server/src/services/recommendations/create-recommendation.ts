import type { Caller, RequestFacts } from '../../api/context.ts';
import { recommendations } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { findUserByHash } from '../profiles/find-user-by-hash.ts';
import { refuse } from '../refusal.ts';
import { findParty, mailReceived } from './recommendation-mails.ts';
import { readRecommendation } from './recommendation-rows.ts';

type Draft = { userHash: string; relationship?: string | undefined; text: string };

/**
 * Recommends a person: one per author and recipient, pending until the recipient decides, who gets a mail.
 * @throws Refusal FORBIDDEN own profile, NOT_FOUND, CONFLICT one exists for this pair
 */
export async function createRecommendation(
  deps: Deps,
  request: Pick<RequestFacts, 'clientOrigin'>,
  caller: Caller,
  { userHash, relationship, text }: Draft,
) {
  const recipientId = await findUserByHash(deps.db, userHash);
  if (recipientId === caller.userId) throw refuse('FORBIDDEN', 'You cannot recommend yourself.');
  const recommendationId = await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(recommendations)
      .values({
        recipientId,
        authorId: caller.userId,
        relationship: relationship || null,
        text,
        createdAt: deps.now(),
        updatedAt: deps.now(),
      })
      .onConflictDoNothing({ target: [recommendations.recipientId, recommendations.authorId] })
      .returning({ recommendationId: recommendations.recommendationId });
    if (!row)
      throw refuse(
        'CONFLICT',
        'You have already recommended this person; change that recommendation instead.',
      );
    const [from, to] = [await findParty(tx, caller.userId), await findParty(tx, recipientId)];
    await mailReceived(
      tx,
      { from, to, origin: request.clientOrigin, now: deps.now() },
      row.recommendationId,
      'first',
    );
    return row.recommendationId;
  });
  return readRecommendation(deps.db, recommendationId, caller.userId);
}
