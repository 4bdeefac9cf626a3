import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { recommendations } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { findUserByHash } from '../profiles/find-user-by-hash.ts';

/** Returns whether the caller may recommend a person and has done so, with the text. @throws Refusal NOT_FOUND */
export async function checkStatus(deps: Deps, caller: Caller, userHash: string) {
  const recipientId = await findUserByHash(deps.db, userHash);
  const [row] = await deps.db
    .select({
      recommendationId: recommendations.recommendationId,
      status: recommendations.status,
      relationship: recommendations.relationship,
      text: recommendations.text,
    })
    .from(recommendations)
    .where(and(eq(recommendations.recipientId, recipientId), eq(recommendations.authorId, caller.userId)));
  if (row) return { hasRecommended: true, ...row, canRecommend: false };
  return { hasRecommended: false, canRecommend: recipientId !== caller.userId };
}
