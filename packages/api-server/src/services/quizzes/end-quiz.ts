import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { desc, eq } from 'drizzle-orm';
import { formResponses } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { type Member, openCurriculum, requireLearner } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { ofQuiz } from './attempt.ts';
import { findQuizToRead } from './find-quiz.ts';

type Input = { namespace: Namespace; nodeId: string; quizId: string; formId: string };

/**
 * Gives up the remaining attempts at a quiz, so that its answers open. Locks its attempts, as a concurrent retake does:
 * one of the two is refused. A repeat returns the same.
 * @throws Refusal FORBIDDEN, LOCKED, NOT_FOUND, CONFLICT while nothing is handed in or an attempt is open
 */
export async function endQuiz(deps: Deps, caller: Member, { namespace, nodeId, quizId, formId }: Input) {
  requireLearner(caller, namespace);
  if (quizId !== nodeId) throw refuse('NOT_FOUND', 'Quiz not found.');
  const view = await openCurriculum(deps, caller, { namespace });
  const { form } = await findQuizToRead(deps.db, view, caller.userId, { namespace, quizId, formId });
  await deps.db.transaction(async (tx) => {
    const attempts = ofQuiz({ userId: caller.userId, cohortId: view.facts.cohortId }, form);
    await tx
      .select({ responseId: formResponses.responseId })
      .from(formResponses)
      .where(attempts)
      .for('update');
    // Read under the lock: a retake that held it before has begun an attempt the first statement cannot see.
    const [last] = await tx
      .select()
      .from(formResponses)
      .where(attempts)
      .orderBy(desc(formResponses.attempt))
      .limit(1);
    if (!last || last.status === 'STARTED')
      throw refuse('CONFLICT', 'Hand in your attempt first; then you may end the quiz.');
    await tx
      .update(formResponses)
      .set({ endsQuiz: true })
      .where(eq(formResponses.responseId, last.responseId));
  });
  return { areAnswersOpen: true as const };
}
