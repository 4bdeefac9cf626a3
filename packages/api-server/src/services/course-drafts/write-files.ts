import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { courseDraftFiles, courseDrafts, type DraftFileChange } from '../../db/schema/course-drafts.ts';
import type { DraftRow } from './load-draft.ts';
import { titleOf } from './title-of.ts';

const OUTLINE = /(?:^|\/)(?:course\.yaml|module\.yaml)$/;

/** Whether a change affects the outline: a file was added or removed, or a module.yaml or the course.yaml changed. */
const isOfOutline = ({ path, before, after }: DraftFileChange) =>
  before === null || after === null || OUTLINE.test(path);

export type Authorship = { authorId: string | null; now: Date };

/** Writes the changed files of a locked draft, and its next revision. */
export async function writeFiles(
  tx: Transaction,
  { code, revision, outlineRevision }: DraftRow,
  changes: readonly DraftFileChange[],
  { authorId, now }: Authorship,
): Promise<number> {
  const gone = changes.flatMap(({ path, after }) => (after ? [] : [path]));
  const kept = changes.flatMap(({ path, after }) => (after ? [{ code, path, ...after }] : []));
  if (gone.length > 0)
    await tx
      .delete(courseDraftFiles)
      .where(and(eq(courseDraftFiles.code, code), inArray(courseDraftFiles.path, gone)));
  if (kept.length > 0)
    await tx
      .insert(courseDraftFiles)
      .values(kept)
      .onConflictDoUpdate({
        target: [courseDraftFiles.code, courseDraftFiles.path],
        set: { sum: sql`excluded.sum`, text: sql`excluded.text` },
      });
  const course = changes.find(({ path }) => path === 'course.yaml');
  await tx
    .update(courseDrafts)
    .set({
      ...(course ? { title: titleOf(course.after?.text ?? '') } : {}),
      revision: revision + 1,
      outlineRevision: outlineRevision + (changes.some(isOfOutline) ? 1 : 0),
      updatedAt: now,
      updatedBy: authorId,
    })
    .where(eq(courseDrafts.code, code));
  return revision + 1;
}
