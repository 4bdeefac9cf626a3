import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { PageMarks } from '@plinth/domain/notes/note';
import { and, eq } from 'drizzle-orm';
import { courseNodes } from '../../db/schema/curriculum.ts';
import { lessonBookmarks, lessonNotes } from '../../db/schema/notes.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findPage } from './find-page.ts';

/**
 * Returns the caller's note and bookmark on a page; a page without a note has an empty one. @throws Refusal as findPage
 */
export async function readMarks(
  deps: Deps,
  caller: Member,
  page: { nodeId: string; namespace: Namespace },
): Promise<PageMarks> {
  const { cohortId, userId, nodeId } = await findPage(deps, caller, page);
  const at = (marks: typeof lessonNotes | typeof lessonBookmarks) =>
    and(eq(marks.nodeId, courseNodes.nodeId), eq(marks.cohortId, cohortId), eq(marks.userId, userId));
  const [row] = await deps.db
    .select({
      text: lessonNotes.text,
      revision: lessonNotes.revision,
      updatedAt: lessonNotes.updatedAt,
      bookmarkedAt: lessonBookmarks.createdAt,
    })
    .from(courseNodes)
    .leftJoin(lessonNotes, at(lessonNotes))
    .leftJoin(lessonBookmarks, at(lessonBookmarks))
    .where(eq(courseNodes.nodeId, nodeId));
  return {
    note: {
      text: row?.text ?? '',
      revision: row?.revision ?? 0,
      updatedAt: row?.updatedAt?.toISOString() ?? null,
    },
    isBookmarked: row !== undefined && row.bookmarkedAt !== null,
  };
}
