import { EMOJI_COUNT, STAR_COUNT } from '../constants/limits.ts';
import { countCharacters, LONG_TEXT_MAX, TEXT_AREA_MAX } from '../fields/text.ts';
import type { Question } from '../forms/question.ts';
import { ANSWER_SHAPE, type QuestionType } from '../forms/question-type.ts';
import type { ResponseEntry } from '../forms/response-entry.ts';

/** The possible faults of an answer. */
export type ResponseProblem =
  | 'MISSING'
  | 'UNKNOWN_QUESTION'
  | 'ANSWERED_TWICE'
  | 'FOREIGN_OPTION'
  | 'REPEATED_OPTION'
  | 'ONE_OPTION_ONLY'
  | 'OUT_OF_RANGE'
  | 'TOO_LONG'
  | 'WRONG_KIND';

/** One problem of a response, for the question it concerns. */
export type ProblemOf = { questionId: string; problem: ResponseProblem };

const SCALE_RANGE: Partial<Record<QuestionType, readonly [number, number]>> = {
  SCALE_NUMBER: [0, 10],
  SCALE_STAR: [1, STAR_COUNT],
  SCALE_EMOJI: [1, EMOJI_COUNT],
};

const chosen = (response: ResponseEntry) => response.entries ?? [];
const typed = (response: ResponseEntry) => response.responseValue?.trim() ?? '';

/** Whether an answer is empty: no option, and no text except spaces. */
export const isBlank = (response: ResponseEntry) => chosen(response).length === 0 && typed(response) === '';

function optionProblem(
  question: Question,
  response: ResponseEntry,
  isSingle: boolean,
): ResponseProblem | null {
  const optionIds = chosen(response).map((entry) => entry.optionId);
  if (typed(response) !== '') return 'WRONG_KIND';
  if (optionIds.some((id) => !question.options.some((option) => option.optionId === id)))
    return 'FOREIGN_OPTION';
  if (new Set(optionIds).size < optionIds.length) return 'REPEATED_OPTION';
  return isSingle && optionIds.length > 1 ? 'ONE_OPTION_ONLY' : null;
}

function scaleProblem(question: Question, response: ResponseEntry): ResponseProblem | null {
  if (question.options.length > 0) return optionProblem(question, response, true);
  if (chosen(response).length > 0) return 'FOREIGN_OPTION';
  const [least, most] = SCALE_RANGE[question.questionType] ?? [0, 10];
  const value = /^\d{1,2}$/.test(typed(response)) ? Number(typed(response)) : -1;
  return value >= least && value <= most ? null : 'OUT_OF_RANGE';
}

/** Returns the maximum answer length of a question, in code points: its own limit, else that of its type. */
export function longestAnswer({
  questionType,
  maxLength,
}: Pick<Question, 'questionType' | 'maxLength'>): number {
  return maxLength ?? (questionType === 'TEXT_AREA' ? TEXT_AREA_MAX : LONG_TEXT_MAX);
}

function textProblem(question: Question, response: ResponseEntry): ResponseProblem | null {
  if (chosen(response).length > 0) return 'WRONG_KIND';
  return countCharacters(typed(response)) > longestAnswer(question) ? 'TOO_LONG' : null;
}

function documentProblem(response: ResponseEntry): ResponseProblem | null {
  return chosen(response).length > 0 ? 'WRONG_KIND' : null;
}

function answerProblem(question: Question, response: ResponseEntry): ResponseProblem | null {
  switch (ANSWER_SHAPE[question.questionType]) {
    case 'one':
      return optionProblem(question, response, true);
    case 'many':
      return optionProblem(question, response, false);
    case 'scale':
      return scaleProblem(question, response);
    case 'text':
      return textProblem(question, response);
    case 'document':
      return documentProblem(response);
    case 'group':
      return 'WRONG_KIND';
  }
}

/** Returns the questions to be answered: a group is replaced by its sub-questions. */
export function answerableQuestions<Q extends Question & { questions?: Q[] | undefined }>(
  questions: readonly Q[],
): Q[] {
  return questions.flatMap((question) =>
    question.questionType === 'GROUP_QUESTION' ? answerableQuestions(question.questions ?? []) : [question],
  );
}

/**
 * Lists the problems of the answers to a form of any kind; if there are none they can be saved. With `isFinal` false, a
 * draft, missing answers are no problem. Whether a named document belongs to the caller is checked by the server.
 */
export function validateResponse(
  questions: readonly Question[],
  responses: readonly ResponseEntry[],
  { isFinal = true }: { isFinal?: boolean } = {},
): ProblemOf[] {
  const asked = new Map(answerableQuestions(questions).map((question) => [question.questionId, question]));
  const seen = new Set<string>();
  const problems: ProblemOf[] = [];

  for (const response of responses) {
    const { questionId } = response;
    const question = asked.get(questionId);
    if (!question) problems.push({ questionId, problem: 'UNKNOWN_QUESTION' });
    else if (seen.has(questionId)) problems.push({ questionId, problem: 'ANSWERED_TWICE' });
    else if (!isBlank(response)) {
      const problem = answerProblem(question, response);
      if (problem) problems.push({ questionId, problem });
    }
    seen.add(questionId);
  }

  if (isFinal) {
    const answered = new Set(
      responses.filter((response) => !isBlank(response)).map(({ questionId }) => questionId),
    );
    for (const question of asked.values()) {
      if (question.isRequired !== false && !answered.has(question.questionId)) {
        problems.push({ questionId: question.questionId, problem: 'MISSING' });
      }
    }
  }
  return problems;
}
