import { applicationFromAnswers } from '@plinth/domain/course-applications/application-answers';
import { APPLICATION_FORM_OF } from '@plinth/domain/course-applications/application-form';
import type {
  ApplicationField,
  ApplicationQuestionDefinition,
} from '@plinth/domain/course-applications/application-pages';
import type { ApplicationSource } from '@plinth/domain/course-applications/application-source';
import { AMOUNT_HELP } from '@plinth/domain/money/parse-amount';
import { type Answers, isAnswered } from './answers.ts';

export type Problem = { field: ApplicationField; message: string };

const REQUIRED = 'This field is required';

/** The message if the schema only knows that it is not a number. */
const NUMBER_HELP: Partial<Record<ApplicationField, string>> = {
  percentageAchieved: 'Enter a number from 0 to 100',
  workExperienceInMonths: 'Enter years as a number, such as 1.5',
  salaryIncomeInIndia: `A yearly income in rupees. ${AMOUNT_HELP}`,
  salaryIncomeOutsideIndia: `A yearly income in US dollars. ${AMOUNT_HELP}`,
};

/**
 * Returns the problems of the answers to some questions, in their order, one line each. The schema of the form decides,
 * so that the page and the server agree.
 */
export function checkAnswers(
  answers: Answers,
  questions: readonly ApplicationQuestionDefinition[],
  source: ApplicationSource,
): Problem[] {
  const given = Object.values(answers);
  const result = APPLICATION_FORM_OF[source].safeParse(applicationFromAnswers(given));
  if (result.success) return [];
  return questions.flatMap(({ questionId: field, rows }) => {
    const issue = result.error.issues.find((one) => one.path[0] === field);
    if (!issue) return [];
    if (rows) return [{ field, message: 'Choose an answer for each field' }];
    if (!isAnswered(answers[field])) return [{ field, message: REQUIRED }];
    return [{ field, message: NUMBER_HELP[field] ?? issue.message }];
  });
}
