import type { Currency } from '../money/currency.ts';
import { formatMoney } from '../money/format-money.ts';
import {
  APPLICATION_PAGES,
  type ApplicationField,
  type ApplicationQuestionDefinition,
} from './application-pages.ts';

/** The applicant's identity and documents are shown separately from the answers. */
const APART: readonly ApplicationField[] = ['firstName', 'lastName', 'emailId', 'resume'];

const MONTHS_OF_YEAR = 12;

const INCOMES: Partial<Record<ApplicationField, Currency>> = {
  salaryIncomeInIndia: 'INR',
  salaryIncomeOutsideIndia: 'USD',
};

/** Asked and entered in years, stored in months (D-117). */
function inYears(months: number): string {
  const years = Number((months / MONTHS_OF_YEAR).toFixed(1));
  return years === 1 ? '1 year' : `${years} years`;
}

function inWords({ questionId, options, rows }: ApplicationQuestionDefinition, value: unknown): string {
  const textOf = (one: unknown) => options?.find(({ optionId }) => optionId === one)?.text ?? String(one);
  const currency = INCOMES[questionId];
  if (currency && typeof value === 'number') return `${formatMoney({ amount: value, currency })} a year`;
  if (questionId === 'workExperienceInMonths' && typeof value === 'number') return inYears(value);
  if (questionId === 'percentageAchieved') return `${value} %`;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(
        ([row, chosen]) =>
          `${rows?.find((one) => one.questionId === row)?.question ?? row}: ${textOf(chosen)}`,
      )
      .join('; ');
  return textOf(value);
}

/**
 * Lists the answers of an application as text, question by question in form order; unanswered questions are omitted.
 */
export const answersAsText = (formData: Readonly<Record<string, unknown>>) =>
  APPLICATION_PAGES.flatMap(({ questions }) => questions)
    .filter(({ questionId }) => !APART.includes(questionId))
    .flatMap((definition) => {
      const value = formData[definition.questionId];
      const isEmpty =
        value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
      return isEmpty ? [] : [{ question: definition.question, answer: inWords(definition, value) }];
    });
