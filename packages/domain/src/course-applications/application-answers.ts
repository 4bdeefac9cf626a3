import * as z from 'zod/mini';
import { readDecimal } from '../fields/read-decimal.ts';
import { optionalTextField } from '../fields/text.ts';
import { parseAmount } from '../money/parse-amount.ts';
import type { ApplicationForm } from './application-form.ts';
import {
  APPLICATION_ANSWER_MAX,
  APPLICATION_PAGES,
  type ApplicationField,
  type ApplicationQuestionDefinition,
} from './application-pages.ts';

const FIELDS = APPLICATION_PAGES.flatMap((page) => page.questions.map((question) => question.questionId));

/** The questionId of an application's question: the name of the field. */
export const ApplicationQuestionId = z.enum(FIELDS as [ApplicationField, ...ApplicationField[]]);

const responseId = z.nullable(z.string().check(z.maxLength(100)));
const responseText = z.nullable(optionalTextField(APPLICATION_ANSWER_MAX));

/**
 * The answer to one question of a draft. responseId is the chosen option, or the document of an upload; responseText is
 * free text, with one choice per line where several may be chosen. `questions` answers the rows of a GROUP_QUESTION.
 */
export const ApplicationAnswer = z.object({
  questionId: ApplicationQuestionId,
  responseId: z._default(responseId, null),
  responseText: z._default(responseText, null),
  questions: z.optional(
    z.array(z.object({ questionId: z.string().check(z.maxLength(100)), responseId })).check(z.maxLength(20)),
  ),
});
export type ApplicationAnswer = z.infer<typeof ApplicationAnswer>;

const DEFINITIONS = new Map<ApplicationField, ApplicationQuestionDefinition>(
  APPLICATION_PAGES.flatMap((page) =>
    page.questions.map((question) => [question.questionId, question] as const),
  ),
);

const MONTHS_A_YEAR = 12;

function monthsOf(years: string): number | null {
  const read = readDecimal(years);
  return read === null ? null : Math.round(read * MONTHS_A_YEAR);
}

const NUMBERS: Partial<Record<ApplicationField, (text: string) => number | null>> = {
  percentageAchieved: readDecimal,
  workExperienceInMonths: monthsOf,
  salaryIncomeInIndia: parseAmount,
  salaryIncomeOutsideIndia: parseAmount,
};

/** Whether an answer is entered as a number and stored as the value it stands for. */
export const isNumberAnswer = (field: ApplicationField): boolean => field in NUMBERS;

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function answerValue(answer: ApplicationAnswer): unknown {
  const definition = DEFINITIONS.get(answer.questionId);
  const text = answer.responseText?.trim() ?? '';
  if (definition?.questionType === 'MULTIPLE_CHOICE') return text === '' ? undefined : lines(text);
  if (definition?.rows) {
    const rows = (answer.questions ?? []).flatMap((row) =>
      row.responseId ? [[row.questionId, row.responseId]] : [],
    );
    return rows.length > 0 ? Object.fromEntries(rows) : undefined;
  }
  const value = answer.responseId ?? text;
  if (value === '') return undefined;
  // Text that is not a number, or is ambiguous, is left unchanged for the schema to refuse.
  return NUMBERS[answer.questionId]?.(value) ?? value;
}

/**
 * Builds the application from the answers of a draft, for the form's schema to judge. Unanswered questions are omitted.
 * Years of experience become months, incomes minor units.
 */
export function applicationFromAnswers(answers: readonly ApplicationAnswer[]): Record<string, unknown> {
  const entries = answers.flatMap((answer) => {
    const value = answerValue(answer);
    return value === undefined ? [] : [[answer.questionId, value]];
  });
  return Object.fromEntries(entries);
}

/** Returns the answers that follow from known facts, such as those of the lead form. */
export function answersFromFacts(
  facts: Partial<Pick<ApplicationForm, 'firstName' | 'lastName' | 'emailId' | 'mobile' | 'city' | 'country'>>,
): ApplicationAnswer[] {
  return Object.entries(facts).flatMap(([questionId, text]) =>
    text ? [{ questionId: questionId as ApplicationField, responseId: null, responseText: text }] : [],
  );
}

/** Whether the answer contains only what its question allows: one of its options, one of its rows. */
export function isPossibleAnswer(answer: ApplicationAnswer): boolean {
  const definition = DEFINITIONS.get(answer.questionId);
  if (!definition) return false;
  const isOption = (optionId: string | null) =>
    optionId === null || (definition.options?.some((option) => option.optionId === optionId) ?? false);
  if (definition.rows) {
    const rows = new Set(definition.rows.map((row) => row.questionId));
    return (answer.questions ?? []).every((row) => rows.has(row.questionId) && isOption(row.responseId));
  }
  return definition.questionType === 'SINGLE_CHOICE' ? isOption(answer.responseId) : true;
}
