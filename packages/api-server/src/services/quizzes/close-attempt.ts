import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { quizCredits } from '@plinth/domain/quizzes/quiz-credits';
import { scoreQuiz } from '@plinth/domain/quizzes/score-quiz';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { closeOpenAttempt } from '../../db/queries/quizzes/close-attempt.ts';
import { type FormRow, questionsOfAttempt, type ResponseRow } from './attempt.ts';

/**
 * Closes a locked, open attempt: scores it, completes its QUIZ node and awards its credits, in one statement.
 *
 * Credits: an attempt is worth the quiz's credits times score over total, rounded down. The first attempt earns that
 * under the reason `quiz`; a retake earns only what exceeds everything paid before, under `quiz-retake-{attempt}`. So
 * the learner ends with the worth of the best attempt, and a worse one takes nothing back.
 *
 * An attempt whose time was over ended at its end, not at the call that found it so.
 */
export async function closeAttempt(
  tx: Transaction,
  {
    response,
    form,
    entries,
    isForced,
    now,
  }: {
    response: ResponseRow;
    form: FormRow;
    entries: readonly ResponseEntry[];
    isForced: boolean;
    now: Date;
  },
): Promise<ResponseRow> {
  const { score, total } = scoreQuiz(questionsOfAttempt(form, response), entries);
  const credits = form.kind === 'QUIZ' ? quizCredits({ credits: form.credits, score, total }) : 0;
  const completedAt = response.endsAt && response.endsAt < now ? response.endsAt : now;
  const reason = response.attempt === 1 ? 'quiz' : `quiz-retake-${response.attempt}`;
  await closeOpenAttempt.run(tx, {
    responseId: response.responseId,
    kind: form.kind,
    startedAt: response.startedAt,
    completedAt,
    isForced,
    score,
    total,
    credits,
    creditId: uuidv7(),
    reason,
  });
  return { ...response, status: 'COMPLETED', completedAt, isForced, score, total, credits };
}
