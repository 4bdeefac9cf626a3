import { and, desc, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { courseDraftSteps } from '../../db/schema/course-drafts.ts';
import { changesBetween, type DraftFiles } from './draft-files.ts';
import type { LoadedDraft } from './load-draft.ts';
import { type Authorship, writeFiles } from './write-files.ts';

/** Typing with pauses shorter than this counts as one step. */
const PAUSE_MS = 60_000;
/** How many revisions back a step can be undone. */
const STEPS_KEPT = 500;

type Step = Authorship & { label: string; typedIn?: string };

/**
 * Brings a locked draft from the files read of it to another state of them, as one step that can be undone. Steps that
 * were undone before can then no longer be redone. Returns the revision.
 */
export async function writeStep(
  tx: Transaction,
  { draft, files }: LoadedDraft,
  next: DraftFiles,
  { label, typedIn, authorId, now }: Step,
): Promise<number> {
  const changes = changesBetween(files, next);
  const [change] = changes;
  if (!change) return draft.revision;
  const { code } = draft;
  await tx
    .delete(courseDraftSteps)
    .where(and(eq(courseDraftSteps.code, code), eq(courseDraftSteps.isUndone, true)));
  const revision = await writeFiles(tx, draft, changes, { authorId, now });
  const [last] = await tx
    .select()
    .from(courseDraftSteps)
    .where(eq(courseDraftSteps.code, code))
    .orderBy(desc(courseDraftSteps.revision))
    .limit(1);
  const joined = last?.changes[0];
  if (
    last &&
    joined &&
    typedIn !== undefined &&
    last.typedIn === typedIn &&
    last.authorId === authorId &&
    now.getTime() - last.at.getTime() < PAUSE_MS
  ) {
    await tx
      .update(courseDraftSteps)
      .set({ at: now, changes: [{ ...joined, after: change.after }] })
      .where(and(eq(courseDraftSteps.code, code), eq(courseDraftSteps.revision, last.revision)));
    return revision;
  }
  await tx
    .insert(courseDraftSteps)
    .values({ code, revision, label, authorId, at: now, changes, typedIn: typedIn ?? null });
  await tx
    .delete(courseDraftSteps)
    .where(and(eq(courseDraftSteps.code, code), lt(courseDraftSteps.revision, revision - STEPS_KEPT)));
  return revision;
}
