import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';

/** The chosen options of each question. */
export type ChosenOptions = Record<string, string[]>;

/** Returns the questions answered on one step: those of a group, or the question itself. */
export const questionsOfStep = (question: Question): Question[] =>
  question.questionType === 'GROUP_QUESTION' ? (question.questions ?? []) : [question];

/**
 * Returns the answers to some questions as they are sent; an unanswered question has an empty list, which removes its
 * answer.
 */
export function toResponses(questions: readonly Question[], answers: ChosenOptions): ResponseEntry[] {
  return questions.flatMap(questionsOfStep).map(({ questionId }) => ({
    questionId,
    entries: (answers[questionId] ?? []).map((optionId) => ({ optionId })),
  }));
}

/** Returns the answers to these questions alone. */
export const answersTo = (questionIds: readonly string[], answers: ChosenOptions): ChosenOptions =>
  Object.fromEntries(questionIds.map((questionId) => [questionId, answers[questionId] ?? []]));

/** Returns the answers of a saved draft. */
export function fromResponses(responses: readonly ResponseEntry[]): ChosenOptions {
  return Object.fromEntries(
    responses.map(({ questionId, entries = [] }) => [questionId, entries.map(({ optionId }) => optionId)]),
  );
}

/** Returns the required questions of a step that are not answered. */
export function missingOf(question: Question, answers: ChosenOptions): Question[] {
  return questionsOfStep(question).filter(
    ({ questionId, isRequired }) => isRequired !== false && !answers[questionId]?.length,
  );
}
