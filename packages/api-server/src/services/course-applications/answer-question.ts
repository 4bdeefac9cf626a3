import type { AskedQuestion } from '@plinth/domain/course-applications/application-question';
import { and, eq } from 'drizzle-orm';
import { applicationNotes } from '../../db/schema/application-notes.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findDeal } from './find-deal.ts';

/**
 * Saves an applicant's answer to a question of the school, once; repeating the same answer is not a second one.
 * @throws Refusal NOT_FOUND unknown dealId or question, CONFLICT answered otherwise
 */
export async function answerQuestion(
  deps: Deps,
  { dealId, questionId, answer }: { dealId: string; questionId: string; answer: string },
): Promise<{ question: AskedQuestion }> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const { application } = await findDeal(tx, dealId, now, { lock: true });
    const which = and(
      eq(applicationNotes.noteId, questionId),
      eq(applicationNotes.applicationId, application.applicationId),
      eq(applicationNotes.kind, 'QUESTION'),
    );
    const [asked] = await tx.select().from(applicationNotes).where(which);
    if (!asked) throw refuse('NOT_FOUND', 'This question is not known.');
    if (asked.answer !== null && asked.answer !== answer)
      throw refuse('CONFLICT', 'This question has already been answered.');
    const answeredAt = asked.answeredAt ?? now;
    if (asked.answer === null) await tx.update(applicationNotes).set({ answer, answeredAt }).where(which);
    return {
      question: {
        questionId,
        text: asked.text,
        askedAt: asked.createdAt.toISOString(),
        answer,
        answeredAt: answeredAt.toISOString(),
      },
    };
  });
}
