import type { CourseDraft, OutlineChange } from '@plinth/domain/courses/course-draft';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { changeOutline } from './change-outline.ts';
import { holdDraft } from './load-draft.ts';
import { readDraft } from './read-draft.ts';
import { writeStep } from './write-step.ts';

type Input = { code: string; outlineRevision: number; change: OutlineChange };

/**
 * Changes the outline of a draft. Returns the draft.
 * @throws Refusal NOT_FOUND; CONFLICT when the outline has changed since, or what is named is gone
 */
export async function changeDraft(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { code, outlineRevision, change }: Input,
): Promise<CourseDraft> {
  await deps.db.transaction(async (tx) => {
    const held = await holdDraft(tx, code);
    if (held.draft.outlineRevision !== outlineRevision)
      throw refuse('CONFLICT', 'Someone else has just moved something in this course. Check it first.');
    const { next, label } = changeOutline(held.files, change);
    await writeStep(tx, held, next, { label, authorId: act.actorId, now: deps.now() });
  });
  return readDraft(deps, { code });
}
