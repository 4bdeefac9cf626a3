import { type CheckedItem, toChecklist } from '@plinth/domain/lead-mentors/pre-session-checklist';
import { and, eq } from 'drizzle-orm';
import { cohorts } from '../../db/schema/cohorts.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import { courseChecklists, sessionChecks } from '../../db/schema/lead-mentors.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { checklistOf } from './checklist-of.ts';

type Input = { liveSessionId: string; itemId: string; isDone: boolean };

/**
 * Marks an item of the checklist of one of the caller's sessions as done, or as open again. A repeat gets the same
 * answer and leaves who did it when unchanged. The session is locked meanwhile, so that of two simultaneous ticks the
 * later one returns both.
 * @throws Refusal NOT_FOUND session not own, no such item
 */
export async function completeChecklistItem(
  deps: Deps,
  { userId, membership: { cohortId } }: Member,
  { liveSessionId, itemId, isDone }: Input,
): Promise<{ preSessionChecklist: CheckedItem[] }> {
  return deps.db.transaction(async (tx) => {
    const [own] = await tx
      .select({ checklist: courseChecklists.items })
      .from(liveSessions)
      .innerJoin(cohorts, eq(cohorts.cohortId, liveSessions.cohortId))
      .leftJoin(courseChecklists, eq(courseChecklists.courseId, cohorts.courseId))
      .where(
        and(
          eq(liveSessions.liveSessionId, liveSessionId),
          eq(liveSessions.cohortId, cohortId),
          eq(liveSessions.mentorId, userId),
        ),
      )
      .for('update', { of: liveSessions });
    if (!own) throw refuse('NOT_FOUND', 'Session not found.');
    const items = checklistOf(own.checklist);
    if (!items.some((item) => item.itemId === itemId)) throw refuse('NOT_FOUND', 'Checklist item not found.');
    const ofSession = eq(sessionChecks.liveSessionId, liveSessionId);
    if (isDone)
      await tx
        .insert(sessionChecks)
        .values({ liveSessionId, itemId, doneById: userId, doneAt: deps.now() })
        .onConflictDoNothing();
    else await tx.delete(sessionChecks).where(and(ofSession, eq(sessionChecks.itemId, itemId)));
    const done = await tx.select({ itemId: sessionChecks.itemId }).from(sessionChecks).where(ofSession);
    return {
      preSessionChecklist: toChecklist(
        items,
        done.map((check) => check.itemId),
      ),
    };
  });
}
