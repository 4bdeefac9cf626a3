import { and, eq } from 'drizzle-orm';
import { courseDrafts } from '../../db/schema/course-drafts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';

type Input = { code: string; revision: number };

/** Discards a draft; what is published stays. @throws Refusal NOT_FOUND; CONFLICT changed since this revision */
export async function discardDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { code, revision }: Input,
): Promise<{ code: string }> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(courseDrafts)
      .where(and(eq(courseDrafts.code, code), eq(courseDrafts.revision, revision)))
      .returning();
    if (!gone) {
      const [present] = await tx.select().from(courseDrafts).where(eq(courseDrafts.code, code));
      throw present
        ? refuse('CONFLICT', 'Someone has just changed this course. Check it first.')
        : refuse('NOT_FOUND', 'There is no draft of this course.');
    }
    await recordAudit(tx, now(), act, { action: 'course.draft-discarded', details: { code, revision } });
    return { code };
  });
}
