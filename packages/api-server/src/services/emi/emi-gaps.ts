import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { type EmiProblem, emiProblems, missingEmiAnswers } from '@plinth/domain/payments/emi-answers';
import { type EmiTabQuestions, emiDocumentQuestionId } from '@plinth/domain/payments/emi-questions';
import { emiStepOf } from '@plinth/domain/payments/emi-tabs';
import { refuse } from '../refusal.ts';
import { type EmiApplication, type EmiDocumentRow, emiDocumentPlaces } from './find-emi.ts';

const DOCUMENTS_STEP = emiStepOf('Upload Documents');

/** The documents that are still missing. */
export const missingEmiDocuments = (orderId: string, documents: readonly EmiDocumentRow[]): EmiProblem[] =>
  emiDocumentPlaces(orderId, documents)
    .filter(({ status }) => status === 'PENDING')
    .map(({ kind, name }) => ({ questionId: emiDocumentQuestionId(kind), message: `Upload this: ${name}` }));

/** What is missing in a step. */
export function gapsOfStep(
  { step, questions }: EmiTabQuestions,
  { orderId, responses }: Pick<EmiApplication, 'orderId' | 'responses'>,
  documents: readonly EmiDocumentRow[],
): EmiProblem[] {
  return step === DOCUMENTS_STEP
    ? missingEmiDocuments(orderId, documents)
    : missingEmiAnswers(questions, responses);
}

/** What is missing in a step or does not fit (any more), such as a partner who is no longer offered. */
export function faultsOfStep(
  tab: EmiTabQuestions,
  application: Pick<EmiApplication, 'orderId' | 'responses'>,
  documents: readonly EmiDocumentRow[],
  today: string,
): EmiProblem[] {
  const own = application.responses.filter(({ questionId }) =>
    tab.questions.some((question) => question.questionId === questionId),
  );
  return [
    ...gapsOfStep(tab, application, documents),
    ...emiProblems(tab.questions, own, today),
    ...changedChoices(tab, own),
  ];
}

/** Choices whose option reads differently now than when it was chosen. */
function changedChoices({ questions }: EmiTabQuestions, responses: readonly ResponseEntry[]): EmiProblem[] {
  return responses
    .filter(({ questionId, entries }) => {
      const options = questions.find((question) => question.questionId === questionId)?.options ?? [];
      return entries?.some(({ optionId, text }) =>
        options.some((option) => option.optionId === optionId && option.text !== text),
      );
    })
    .map(({ questionId }) => ({ questionId, message: 'This choice has changed. Choose again' }));
}

/** The refusal of answers or documents that are missing or do not fit: 400 with the questions at fault. */
export const refuseEmi = (problems: readonly EmiProblem[], details?: string) =>
  refuse('BAD_REQUEST', 'Some of the application is not valid.', {
    details: details ?? problems[0]?.message ?? '',
    fields: problems.map(({ questionId, message }) => ({ path: questionId, message })),
  });
