import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { judgeNote } from '@plinth/domain/notes/judge-note';
import type { Note } from '@plinth/domain/notes/note';
import { and, eq, sql } from 'drizzle-orm';
import { lessonNotes } from '../../db/schema/notes.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { findPage } from './find-page.ts';

type Input = { nodeId: string; namespace: Namespace; text: string; revision: number };

const toNote = (row: typeof lessonNotes.$inferSelect): { note: Note } => ({
  note: { text: row.text, revision: row.revision, updatedAt: row.updatedAt.toISOString() },
});

/**
 * Saves the caller's note on a page. The row is created first and locked, so that two devices that write their first
 * note at the same time also conflict.
 * @throws Refusal as findPage; CONFLICT another device has written since
 */
export async function saveNote(
  deps: Deps,
  caller: Member,
  { text, revision, ...page }: Input,
): Promise<{ note: Note }> {
  const key = await findPage(deps, caller, page);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(lessonNotes)
      .values({ ...key, text: '', revision: 0, updatedAt: now })
      .onConflictDoUpdate({
        target: [lessonNotes.cohortId, lessonNotes.userId, lessonNotes.nodeId],
        set: { revision: sql`${lessonNotes.revision}` },
      })
      .returning();
    if (!stored) throw new Error('the note row was not written');
    const step = judgeNote(stored, { text, revision });
    if (step === 'conflict')
      throw refuse('CONFLICT', 'This note was changed on another device. Load it before you continue.');
    if (step === 'repeat') return toNote(stored);
    const [written] = await tx
      .update(lessonNotes)
      .set({ text, revision: stored.revision + 1, updatedAt: now })
      .where(
        and(
          eq(lessonNotes.cohortId, key.cohortId),
          eq(lessonNotes.userId, key.userId),
          eq(lessonNotes.nodeId, key.nodeId),
        ),
      )
      .returning();
    if (!written) throw new Error('the note row was not written');
    return toNote(written);
  });
}
