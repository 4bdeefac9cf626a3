import type { FormProduct } from '@plinth/contract/product-header';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { markedQuestions } from '@plinth/domain/quizzes/marked-questions';
import type { QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import type { Deps } from '../../deps.ts';
import {
  type Member,
  openCurriculum,
  requireLearner,
  requireMentorForPreview,
} from '../curriculum/open-curriculum.ts';
import { requireProduct } from '../forms/require-product.ts';
import { type FormRow, questionsOf, questionsOfAttempt, quizTypeOf } from './attempt.ts';
import { findQuiz } from './find-quiz.ts';
import { lockAttempt } from './lock-attempt.ts';
import { requireFittingAnswers, saveEntries } from './save-entries.ts';
import { notOpen, settleAttempt } from './settle-attempt.ts';

type Input = {
  responseEntries: ResponseEntry[];
  cohortId: string;
  nodeId: string;
  formId: string;
  namespace: Namespace;
  responseId: string;
  isPreview: boolean;
};

/** Only a quiz whose form is PRACTICE reveals how answers went; what the caller says about it does not count. */
function resultsOf(form: FormRow, questions: readonly QuizQuestion[], entries: readonly ResponseEntry[]) {
  if (quizTypeOf(form) !== 'PRACTICE') return {};
  const asked = new Set(entries.map(({ questionId }) => questionId));
  const results = markedQuestions(questions, entries).filter(({ questionId }) => asked.has(questionId));
  return {
    results: results.map(({ questionId, isCorrect, correctOptionIds }) => ({
      questionId,
      isCorrect,
      correctOptionIds,
    })),
  };
}

/**
 * Saves answers of the caller's open attempt; the last answer to a question counts. A preview validates them and saves
 * nothing. `hasUserSubmitted` and `quizType` of the call decide nothing: handing in is a separate call, and the quiz
 * knows its type.
 * @throws Refusal FORBIDDEN, NOT_FOUND, BAD_REQUEST for an answer that does not fit, CONFLICT closed or time over
 */
export async function saveAnswers(deps: Deps, caller: Member, product: FormProduct, input: Input) {
  const { responseEntries, cohortId, nodeId, formId, namespace, responseId, isPreview } = input;
  if (isPreview) {
    requireMentorForPreview(caller, isPreview);
    const view = await openCurriculum(deps, caller, { namespace, isPreview });
    const form = await findQuiz(deps.db, view, { namespace, quizId: nodeId, formId });
    requireProduct(form, product);
    const questions = questionsOf(form);
    requireFittingAnswers(questions, responseEntries);
    return { saved: false, ...resultsOf(form, questions, responseEntries) };
  }

  requireLearner(caller, namespace);
  const now = deps.now();
  const outcome = await deps.db.transaction(async (tx) => {
    const found = await lockAttempt(tx, {
      responseId,
      userId: caller.userId,
      cohortId,
      nodeId,
      formId,
      namespace,
    });
    requireProduct(found.form, product);
    const { state } = await settleAttempt(tx, { ...found, now });
    if (state !== 'open') return state;
    const questions = questionsOfAttempt(found.form, found.response);
    requireFittingAnswers(questions, responseEntries);
    await saveEntries(tx, responseId, responseEntries, now);
    return { form: found.form, questions };
  });
  if (typeof outcome === 'string') throw notOpen(outcome);
  return { saved: true, ...resultsOf(outcome.form, outcome.questions, responseEntries) };
}
