import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import type { FolderFile } from '../courses/store-course-folder.ts';
import { refuse } from '../refusal.ts';
import { holdDraft } from './load-draft.ts';
import { readDraft } from './read-draft.ts';
import { storeBytes } from './store-bytes.ts';
import { writeStep } from './write-step.ts';

type Input = { code: string; revision: number; files: readonly FolderFile[]; label: string };

/** Replaces a draft with another folder, as one step that can be undone. @throws Refusal NOT_FOUND, CONFLICT */
export async function replaceFiles(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  act: StaffAct,
  { code, revision, files, label }: Input,
): Promise<CourseDraft> {
  const next = await storeBytes(deps, files);
  await deps.db.transaction(async (tx) => {
    const held = await holdDraft(tx, code);
    if (held.draft.revision !== revision)
      throw refuse('CONFLICT', 'Someone has just changed this course. Check it first.');
    await writeStep(tx, held, next, { label, authorId: act.actorId, now: deps.now() });
  });
  return readDraft(deps, { code });
}
