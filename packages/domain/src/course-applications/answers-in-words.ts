import type { Currency } from '../money/currency.ts';
import { formatMoney } from '../money/format-money.ts';
import {
  APPLICATION_PAGES,
  type ApplicationField,
  type ApplicationQuestionDefinition,
} from './application-pages.ts';

/** Who they are and where their papers lie stands apart from what they answered. */
const APART: readonly ApplicationField[] = ['firstName', 'lastName', 'emailId', 'resume'];

const INCOMES: Partial<Record<ApplicationField, Currency>> = {
  salaryIncomeInIndia: 'INR',
  salaryIncomeOutsideIndia: 'USD',
};

function inWords({ questionId, options, rows }: ApplicationQuestionDefinition, value: unknown): string {
  const textOf = (one: unknown) => options?.find(({ optionId }) => optionId === one)?.text ?? String(one);
  const currency = INCOMES[questionId];
  if (currency && typeof value === 'number') return `${formatMoney({ amount: value, currency })} a year`;
  if (questionId === 'workExperienceInMonths') return `${value} months`;
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

/** What an application answered, question by question in the order of the form; what was left out is left out. */
export const answersInWords = (formData: Readonly<Record<string, unknown>>) =>
  APPLICATION_PAGES.flatMap(({ questions }) => questions)
    .filter(({ questionId }) => !APART.includes(questionId))
    .flatMap((definition) => {
      const value = formData[definition.questionId];
      const isEmpty =
        value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
      return isEmpty ? [] : [{ question: definition.question, answer: inWords(definition, value) }];
    });
