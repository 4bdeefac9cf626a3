import { markVisibleRead } from '../../db/queries/mentor-queries/mark-visible-read.ts';
import type { Side } from '../../db/queries/mentor-queries/visible-to.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { requireOpenQueries } from './require-open-queries.ts';

/**
 * Marks queries as read for the caller: all, or none if the caller may not see one of them. One statement decides and
 * writes. @throws Refusal LOCKED, NOT_FOUND
 */
export async function markRead(
  deps: Deps,
  caller: Member,
  side: Side,
  queryIds: readonly string[],
): Promise<{ updated: number }> {
  await requireOpenQueries(deps, caller.membership.cohortId);
  const ids = [...new Set(queryIds.map((id) => id.toLowerCase()))];
  const marked = await markVisibleRead.first(deps.db, {
    side,
    cohortId: caller.membership.cohortId,
    userId: caller.userId,
    queryIds: ids,
    now: deps.now(),
  });
  const updated = marked?.updated ?? 0;
  if (updated < ids.length) throw refuse('NOT_FOUND', 'Query not found.');
  return { updated };
}
