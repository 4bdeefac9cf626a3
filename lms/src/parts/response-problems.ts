import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { type ResponseProblem, validateResponse } from '@plinth/domain/quizzes/validate-response';
import type { Problems } from '@plinth/ui/forms/judged';

const TEXTS: Partial<Record<ResponseProblem, string>> = {
  MISSING: 'Please answer this one.',
  TOO_LONG: 'That is too long.',
  OUT_OF_RANGE: 'Choose a value on the scale.',
};

/** The problems with the answers to some questions, by question, as text. */
export const responseProblems = (
  questions: readonly Question[],
  answers: readonly ResponseEntry[],
): Problems =>
  Object.fromEntries(
    validateResponse(questions, answers).map(({ questionId, problem }) => [
      questionId,
      TEXTS[problem] ?? 'This answer does not fit.',
    ]),
  );
