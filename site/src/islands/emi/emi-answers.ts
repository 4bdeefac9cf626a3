import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { EmiTab } from '@plinth/domain/payments/emi-tab';
import type { EmiForm } from '../../api/client.ts';

/** The answers of an EMI application by question id. */
export type EmiAnswers = Readonly<Record<string, ResponseEntry>>;
export type EmiFormTab = EmiForm['tabs'][number];

export const answersById = (responses: readonly ResponseEntry[]): EmiAnswers =>
  Object.fromEntries(responses.map((response) => [response.questionId, response]));

export const typedAnswer = (questionId: string, responseValue: string): ResponseEntry => ({
  questionId,
  responseValue,
});

/** Returns the answer with a chosen option; null removes the choice. */
export const chosenAnswer = (questionId: string, optionId: string | null): ResponseEntry => ({
  questionId,
  entries: optionId === null ? [] : [{ optionId }],
});

/** Returns the answers to the questions of one tab. */
export const answersOfTab = ({ questions }: EmiFormTab, answers: EmiAnswers): ResponseEntry[] =>
  questions.flatMap(({ questionId }) => answers[questionId] ?? []);

/** Formats an answer for review before it is handed in. */
export function answerAsText({ questionId, options }: Question, answers: EmiAnswers): string {
  const answer = answers[questionId];
  const chosen = answer?.entries?.flatMap(
    ({ optionId }) => options.find((option) => option.optionId === optionId)?.text ?? [],
  );
  return chosen?.join(', ') || answer?.responseValue?.trim() || 'Not answered';
}

/** Returns the form of a tab's title in the address: "choose-emi-plan". */
export const tabSlug = (title: EmiTab): string => title.toLowerCase().replaceAll(' ', '-');
