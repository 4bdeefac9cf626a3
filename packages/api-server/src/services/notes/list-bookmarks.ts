import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { BookmarkItem } from '@plinth/domain/notes/note';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Member, mayLearn, readCohortView } from '../curriculum/open-curriculum.ts';
import { placeOf } from './place-of.ts';

type Row = { total: number; found: { nodeId: string; createdAt: string }[] };

/** The own bookmarks of a cohort, the newest first, in two round trips. */
export async function listBookmarks(
  deps: Deps,
  caller: Member,
  { pageNo }: { pageNo: number },
): Promise<{ bookmarks: BookmarkItem[]; total: number }> {
  const { userId, membership } = caller;
  const [view, { rows }] = await Promise.all([
    readCohortView(deps, membership.cohortId, userId),
    deps.db.execute<Row>(sql`
      with own as (
        select * from lesson_bookmarks where cohort_id = ${membership.cohortId} and user_id = ${userId}
      ), page as (
        select * from own order by created_at desc, node_id desc limit ${PAGE_SIZE} offset ${pageNo * PAGE_SIZE}
      )
      select (select count(*)::int from own) as total,
        coalesce((select json_agg(json_build_object('nodeId', node_id, 'createdAt', created_at)
          order by created_at desc, node_id desc) from page), '[]') as found`),
  ]);
  const { total, found } = rows[0] ?? { total: 0, found: [] };
  const bookmarks = found.flatMap(({ nodeId, ...own }) => {
    const place = placeOf(view.tree, nodeId);
    if (!place || !mayLearn(membership, place.namespace)) return [];
    return { ...place, createdAt: new Date(own.createdAt).toISOString() };
  });
  return { bookmarks, total };
}
