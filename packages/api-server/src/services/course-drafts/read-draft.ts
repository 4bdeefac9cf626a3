import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import { findDraftFacts } from '../../db/queries/course-drafts/find-draft-facts.ts';
import type { Deps } from '../../deps.ts';
import { loadDraft } from './load-draft.ts';
import { readOutline } from './read-outline.ts';

const authorOf = (userId: string | null, name: string | null) =>
  userId === null ? null : { userId, name: name ?? '' };

/** Returns a draft as its authors see it. @throws Refusal NOT_FOUND */
export async function readDraft({ db }: Pick<Deps, 'db'>, { code }: { code: string }): Promise<CourseDraft> {
  const { draft, files } = await loadDraft(db, code);
  const [facts] = await findDraftFacts.rows(db, { code });
  return {
    ...readOutline(files),
    code,
    courseId: facts?.courseId ?? null,
    baseVersion: draft.baseVersion,
    version: facts?.version ?? 0,
    revision: draft.revision,
    outlineRevision: draft.outlineRevision,
    updatedAt: draft.updatedAt.toISOString(),
    updatedBy: authorOf(draft.updatedBy, facts?.updatedByName ?? null),
    undo:
      facts?.undoLabel == null
        ? null
        : { label: facts.undoLabel, by: authorOf(facts.undoById, facts.undoByName) },
    redo:
      facts?.redoLabel == null
        ? null
        : { label: facts.redoLabel, by: authorOf(facts.redoById, facts.redoByName) },
    files: [...files]
      .map(([path, { sum, text }]) => ({ path, sum, isText: text !== null }))
      .sort((a, b) => a.path.localeCompare(b.path)),
  };
}
