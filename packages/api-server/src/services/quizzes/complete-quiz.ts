import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { areAnswersOpen } from '@plinth/domain/quizzes/answers-open';
import { attemptState } from '@plinth/domain/quizzes/attempt-state';
import { markedQuestions } from '@plinth/domain/quizzes/marked-questions';
import type { QuizResults } from '@plinth/domain/quizzes/quiz-results';
import { answerableQuestions, validateResponse } from '@plinth/domain/quizzes/validate-response';
import type { Deps } from '../../deps.ts';
import { type Member, openCurriculum, requireLearner } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import {
  type FormRow,
  questionsOf,
  questionsOfAttempt,
  quizTypeOf,
  type ResponseRow,
  toAttempt,
} from './attempt.ts';
import { closeAttempt } from './close-attempt.ts';
import { findQuiz } from './find-quiz.ts';
import { lockAttempt } from './lock-attempt.ts';
import { readAttempts, toStanding } from './read-standing.ts';
import { fieldsOf } from './save-entries.ts';

type Input = {
  namespace: Namespace;
  nodeId: string;
  responseId: string;
  quizId?: string;
  formId?: string;
  /** Closes even with answers missing: the learner's time or patience is over. */
  isForced?: boolean;
  isPreview?: boolean;
};

type Closed = { responseId: string; status: 'COMPLETED'; results: QuizResults };

/** Returns the results of a closed attempt from what is stored; per question only if the answers are open. */
export const toResults = (
  response: ResponseRow,
  form: FormRow,
  entries: readonly ResponseEntry[],
  isOpen: boolean,
): QuizResults => ({
  score: response.score ?? 0,
  total: response.total ?? 0,
  credits: response.credits,
  areAnswersOpen: isOpen,
  questions: isOpen ? markedQuestions(questionsOfAttempt(form, response), entries) : [],
});

/** Requires an answer to every required question. @throws Refusal CONFLICT, naming the questions by their numbers */
function requireAllAnswers(form: FormRow, response: ResponseRow, entries: readonly ResponseEntry[]) {
  const questions = questionsOfAttempt(form, response);
  const missing = validateResponse(questions, entries).filter(({ problem }) => problem === 'MISSING');
  if (missing.length === 0) return;
  const numbers = questions.flatMap((question, index) =>
    answerableQuestions([question]).some(({ questionId }) =>
      missing.some((problem) => problem.questionId === questionId),
    )
      ? [index + 1]
      : [],
  );
  throw refuse('CONFLICT', 'Some questions have no answer yet.', {
    details: `Answer question ${numbers.join(', ')} first.`,
    fields: fieldsOf(missing),
  });
}

/**
 * Closes an attempt for good. The row is locked, so a completion and a forced submit at the same moment close it once;
 * the later one reads the result. Once the time is over nothing can be missing: the attempt closes with the answers so
 * far.
 * @throws Refusal FORBIDDEN, NOT_FOUND, CONFLICT required answers missing
 */
export async function completeQuiz(deps: Deps, caller: Member, input: Input): Promise<Closed> {
  const {
    namespace,
    nodeId,
    responseId,
    quizId = nodeId,
    formId,
    isForced = false,
    isPreview = false,
  } = input;
  if (quizId !== nodeId) throw refuse('NOT_FOUND', 'Quiz not found.');
  if (isPreview) {
    const view = await openCurriculum(deps, caller, { namespace, isPreview });
    const form = await findQuiz(deps.db, view, { namespace, quizId, ...(formId ? { formId } : {}) });
    const questions = markedQuestions(questionsOf(form), []);
    const total = questions.filter(({ isCorrect }) => isCorrect !== null).length;
    return {
      responseId,
      status: 'COMPLETED',
      results: { score: 0, total, credits: 0, areAnswersOpen: true, questions },
    };
  }

  requireLearner(caller, namespace);
  const now = deps.now();
  const { cohortId } = caller.membership;
  return deps.db.transaction(async (tx) => {
    const key = {
      responseId,
      userId: caller.userId,
      cohortId,
      nodeId,
      namespace,
      ...(formId ? { formId } : {}),
    };
    const { response, form, today, entries } = await lockAttempt(tx, key);
    const state = attemptState(toAttempt(response), now.toISOString());
    if (state === 'open' && !isForced) requireAllAnswers(form, response, entries);
    const closed =
      state === 'closed'
        ? response
        : await closeAttempt(tx, {
            response,
            form,
            entries,
            isForced: isForced || state === 'time-over',
            now,
          });
    // The attempt this call closed is the latest; only a repeat has to look for others.
    const attempts =
      state === 'closed'
        ? await readAttempts(tx, form, key)
        : { attemptCount: response.attempt, hasOpenAttempt: false, isEnded: false };
    // Whether more attempts may follow, and so must not know the key, depends on the quiz as it is now.
    const isOpen = areAnswersOpen(quizTypeOf(today), toStanding(today, attempts, caller.membership));
    return { responseId, status: 'COMPLETED' as const, results: toResults(closed, form, entries, isOpen) };
  });
}
