import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { PageMarks } from '@plinth/domain/notes/note';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findPage } from './find-page.ts';

type Row = { text: string | null; revision: number | null; updated_at: Date | null; is_bookmarked: boolean };

/** The own note and bookmark at a page; a page without a note has an empty one. @throws Refusal as findPage */
export async function readMarks(
  deps: Deps,
  caller: Member,
  page: { nodeId: string; namespace: Namespace },
): Promise<PageMarks> {
  const { cohortId, userId, nodeId } = await findPage(deps, caller, page);
  const { rows } = await deps.db.execute<Row>(sql`
    select n.text, n.revision, n.updated_at, exists (select 1 from lesson_bookmarks b
        where b.cohort_id = ${cohortId} and b.user_id = ${userId} and b.node_id = ${nodeId}) as is_bookmarked
    from (select 1) one left join lesson_notes n
      on n.cohort_id = ${cohortId} and n.user_id = ${userId} and n.node_id = ${nodeId}`);
  const row = rows[0];
  return {
    note: {
      text: row?.text ?? '',
      revision: row?.revision ?? 0,
      updatedAt: row?.updated_at ? new Date(row.updated_at).toISOString() : null,
    },
    isBookmarked: row?.is_bookmarked ?? false,
  };
}
