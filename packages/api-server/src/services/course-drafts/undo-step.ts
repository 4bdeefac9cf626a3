import { and, asc, desc, eq } from 'drizzle-orm';
import { courseDraftSteps } from '../../db/schema/course-drafts.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { holdDraft } from './load-draft.ts';
import { readDraft } from './read-draft.ts';
import { writeFiles } from './write-files.ts';

type Input = { code: string; revision: number; isRedo: boolean };

/**
 * Undoes the last step, or redoes the one undone last. Returns the draft.
 * @throws Refusal NOT_FOUND; CONFLICT when someone changed it since this revision, or there is no such step
 */
export async function undoStep(deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, input: Input) {
  const { code, isRedo } = input;
  await deps.db.transaction(async (tx) => {
    const { draft } = await holdDraft(tx, code);
    if (draft.revision !== input.revision)
      throw refuse('CONFLICT', 'Someone has just changed this course. Check it first.');
    const [step] = await tx
      .select()
      .from(courseDraftSteps)
      .where(and(eq(courseDraftSteps.code, code), eq(courseDraftSteps.isUndone, isRedo)))
      .orderBy((isRedo ? asc : desc)(courseDraftSteps.revision))
      .limit(1);
    if (!step) throw refuse('CONFLICT', isRedo ? 'Nothing was undone.' : 'There is nothing to undo.');
    const changes = isRedo
      ? step.changes
      : step.changes.map(({ path, before, after }) => ({ path, before: after, after: before }));
    await writeFiles(tx, draft, changes, { authorId: act.actorId, now: deps.now() });
    // Typing from now on makes a new step.
    await tx
      .update(courseDraftSteps)
      .set({ isUndone: !isRedo, typedIn: null })
      .where(and(eq(courseDraftSteps.code, code), eq(courseDraftSteps.revision, step.revision)));
  });
  return readDraft(deps, { code });
}
