import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { NoteItem } from '@plinth/domain/notes/note';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Member, mayLearn, readCohortView } from '../curriculum/open-curriculum.ts';
import { placeOf } from './place-of.ts';

type Row = { total: number; found: { nodeId: string; text: string; updatedAt: string }[] };

/** The own notes of a cohort, the last written first, in two round trips. */
export async function listNotes(
  deps: Deps,
  caller: Member,
  { pageNo }: { pageNo: number },
): Promise<{ notes: NoteItem[]; total: number }> {
  const { userId, membership } = caller;
  const [view, { rows }] = await Promise.all([
    readCohortView(deps, membership.cohortId, userId),
    deps.db.execute<Row>(sql`
      with own as (
        select * from lesson_notes where cohort_id = ${membership.cohortId} and user_id = ${userId} and text <> ''
      ), page as (
        select * from own order by updated_at desc, node_id desc limit ${PAGE_SIZE} offset ${pageNo * PAGE_SIZE}
      )
      select (select count(*)::int from own) as total,
        coalesce((select json_agg(json_build_object('nodeId', node_id, 'text', text, 'updatedAt', updated_at)
          order by updated_at desc, node_id desc) from page), '[]') as found`),
  ]);
  const { total, found } = rows[0] ?? { total: 0, found: [] };
  const notes = found.flatMap(({ nodeId, ...own }) => {
    const place = placeOf(view.tree, nodeId);
    if (!place || !mayLearn(membership, place.namespace)) return [];
    return { ...place, text: own.text, updatedAt: new Date(own.updatedAt).toISOString() };
  });
  return { notes, total };
}
