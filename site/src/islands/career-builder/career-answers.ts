import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';

/** The chosen options of each question. */
export type ChosenOptions = Record<string, string[]>;

/** The questions answered on one step: those of a group, or the one itself. */
export const questionsOfStep = (question: Question): Question[] =>
  question.questionType === 'GROUP_QUESTION' ? (question.questions ?? []) : [question];

/** The answers to some questions as they are sent; without one the list is empty, which takes an answer back. */
export function toResponses(questions: readonly Question[], answers: ChosenOptions): ResponseEntry[] {
  return questions.flatMap(questionsOfStep).map(({ questionId }) => ({
    questionId,
    entries: (answers[questionId] ?? []).map((optionId) => ({ optionId })),
  }));
}

/** The answers of a saved draft. */
export function fromResponses(responses: readonly ResponseEntry[]): ChosenOptions {
  return Object.fromEntries(
    responses.map(({ questionId, entries = [] }) => [questionId, entries.map(({ optionId }) => optionId)]),
  );
}

/** The questions of a step that must be answered and are not. */
export function missingOf(question: Question, answers: ChosenOptions): Question[] {
  return questionsOfStep(question).filter(
    ({ questionId, isRequired }) => isRequired !== false && !answers[questionId]?.length,
  );
}
