import type { NoteItem } from '@plinth/domain/notes/note';
import { listOwnNotes } from '../../db/queries/notes/list-notes.ts';
import type { Deps } from '../../deps.ts';
import { learnedNamespaces, type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { pageOf } from '../page-of.ts';
import { placeOf } from './place-of.ts';

/** Lists the caller's notes in a cohort, the last written first, in two round trips. */
export async function listNotes(
  deps: Deps,
  caller: Member,
  { pageNo }: { pageNo: number },
): Promise<{ notes: NoteItem[]; total: number }> {
  const { userId, membership } = caller;
  const [view, page] = await Promise.all([
    readCohortView(deps, membership.cohortId, userId),
    listOwnNotes.first(deps.db, {
      cohortId: membership.cohortId,
      userId,
      namespaces: learnedNamespaces(membership),
      ...pageOf(pageNo),
    }),
  ]);
  const { total, found } = page ?? { total: 0, found: [] };
  const notes = found.flatMap(({ nodeId, ...own }) => {
    const place = placeOf(view.tree, nodeId);
    if (!place) return [];
    return {
      ...place,
      text: own.text,
      revision: own.revision,
      updatedAt: new Date(own.updatedAt).toISOString(),
    };
  });
  return { notes, total };
}
