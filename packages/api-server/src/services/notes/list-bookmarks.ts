import type { BookmarkItem } from '@plinth/domain/notes/note';
import { listOwnBookmarks } from '../../db/queries/notes/list-bookmarks.ts';
import type { Deps } from '../../deps.ts';
import { learnedNamespaces, type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { pageOf } from '../page-of.ts';
import { placeOf } from './place-of.ts';

/** Lists the caller's bookmarks in a cohort, the newest first, in two round trips. */
export async function listBookmarks(
  deps: Deps,
  caller: Member,
  { pageNo }: { pageNo: number },
): Promise<{ bookmarks: BookmarkItem[]; total: number }> {
  const { userId, membership } = caller;
  const [view, page] = await Promise.all([
    readCohortView(deps, membership.cohortId, userId),
    listOwnBookmarks.first(deps.db, {
      cohortId: membership.cohortId,
      userId,
      namespaces: learnedNamespaces(membership),
      ...pageOf(pageNo),
    }),
  ]);
  const { total, found } = page ?? { total: 0, found: [] };
  const bookmarks = found.flatMap(({ nodeId, ...own }) => {
    const place = placeOf(view.tree, nodeId);
    if (!place) return [];
    return { ...place, createdAt: new Date(own.createdAt).toISOString() };
  });
  return { bookmarks, total };
}
