import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { recommendations } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../page-of.ts';
import { findUserByHash } from '../profiles/find-user-by-hash.ts';
import { readRecommendations } from './recommendation-rows.ts';

/** Lists the recommendations of a profile; of another person only published ones. @throws Refusal NOT_FOUND */
export async function listRecommendations(
  deps: Deps,
  caller: Caller,
  userHash: string | undefined,
  pageNo: number,
) {
  const recipientId = userHash ? await findUserByHash(deps.db, userHash) : caller.userId;
  const isPublished = recipientId !== caller.userId;
  const [rows, total] = await Promise.all([
    readRecommendations(deps.db, { recipientId, isPublished, ...pageOf(pageNo) }, caller.userId),
    deps.db.$count(
      recommendations,
      and(
        eq(recommendations.recipientId, recipientId),
        ...(isPublished ? [eq(recommendations.status, 'ACCEPTED'), eq(recommendations.isVisible, true)] : []),
      ),
    ),
  ]);
  return { recommendations: rows, total };
}
