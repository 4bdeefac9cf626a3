import type { FormProduct } from '@plinth/contract/product-header';
import type { ResponseEntry, ResponseOption } from '@plinth/domain/forms/response-entry';
import { markedQuestions } from '@plinth/domain/quizzes/marked-questions';
import type { QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import { validateResponse } from '@plinth/domain/quizzes/validate-response';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { questionsOfAttempt, quizTypeOf } from '../quizzes/attempt.ts';
import { closeAttempt } from '../quizzes/close-attempt.ts';
import { lockAttempt, readEntries } from '../quizzes/lock-attempt.ts';
import { requireFittingAnswers, saveEntries } from '../quizzes/save-entries.ts';
import { notOpen, settleAttempt } from '../quizzes/settle-attempt.ts';
import { requirePlace } from './require-place.ts';
import { requireProduct } from './require-product.ts';

type Input = {
  formId: string;
  product: FormProduct;
  responseId: string;
  questionId: string;
  entries: ResponseOption[];
  responseValue?: string | undefined;
};

/** A form that is not a quiz has no call to hand it in: it is closed by the answer that leaves nothing to ask. */
function isFilled(questions: readonly QuizQuestion[], entries: readonly ResponseEntry[]): boolean {
  const last = questions.at(-1);
  return (
    validateResponse(questions, entries).length === 0 &&
    entries.some(({ questionId }) => questionId === last?.questionId)
  );
}

/**
 * Saves the answer to one question of the caller's response. For a PRACTICE quiz, returns the result of the question.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_REQUEST for an answer that does not fit, CONFLICT closed or time over
 */
export async function checkAnswer(deps: Deps, caller: Caller, input: Input) {
  const { formId, product, responseId, questionId, entries, responseValue } = input;
  const answer: ResponseEntry = {
    questionId,
    entries,
    ...(responseValue === undefined ? {} : { responseValue }),
  };
  const now = deps.now();
  const outcome = await deps.db.transaction(async (tx) => {
    const { response, form } = await lockAttempt(tx, { responseId, userId: caller.userId, formId });
    requireProduct(form, product);
    const [place] =
      response.cohortId === null
        ? []
        : await tx
            .select({ state: enrolments.state })
            .from(enrolments)
            .where(and(eq(enrolments.cohortId, response.cohortId), eq(enrolments.userId, caller.userId)));
    requirePlace(response, place?.state ?? null);
    const { state } = await settleAttempt(tx, { response, form, now });
    if (state !== 'open') return state;
    const questions = questionsOfAttempt(form, response);
    requireFittingAnswers(questions, [answer]);
    await saveEntries(tx, responseId, [answer], now);
    if (form.kind !== 'QUIZ') {
      const saved = await readEntries(tx, responseId);
      if (isFilled(questions, saved))
        await closeAttempt(tx, { response, form, entries: saved, isForced: false, now });
    }
    return { form, questions };
  });
  if (typeof outcome === 'string') throw notOpen(outcome);
  const marked =
    quizTypeOf(outcome.form) === 'PRACTICE'
      ? markedQuestions(outcome.questions, [answer]).find((question) => question.questionId === questionId)
      : undefined;
  return {
    saved: true as const,
    ...(marked && marked.isCorrect !== null
      ? { isCorrect: marked.isCorrect, correctOptionIds: marked.correctOptionIds }
      : {}),
  };
}
