import { isReadableDate } from '../dates/is-readable-date.ts';
import { isEmail } from '../fields/email.ts';
import { isIsoDate } from '../fields/is-iso-date.ts';
import { readIndianPhone } from '../fields/phone-of-india.ts';
import type { Question } from '../forms/question.ts';
import type { ResponseEntry } from '../forms/response-entry.ts';
import { type ResponseProblem, validateResponse } from '../quizzes/validate-response.ts';
import { cleanEmiAnswers, emiFormatOf } from './clean-emi-answers.ts';
import type { EmiFormat } from './emi-questions.ts';

/** A problem with an answer of the EMI application, as text for its field. */
export type EmiProblem = { questionId: string; message: string };

const ADULT_YEARS = 18;
const OLDEST_YEARS = 100;

const MESSAGES: Record<ResponseProblem, string> = {
  MISSING: 'This field is required',
  UNKNOWN_QUESTION: 'This step has no such question',
  ANSWERED_TWICE: 'This question is answered twice',
  FOREIGN_OPTION: 'Choose one of the options',
  REPEATED_OPTION: 'Choose each option once',
  ONE_OPTION_ONLY: 'Choose one option',
  OUT_OF_RANGE: 'This value is out of range',
  TOO_LONG: 'This answer is too long',
  WRONG_KIND: 'This answer does not fit the question',
};

/** Returns the whole years between a day of birth and today, both YYYY-MM-DD; the birthday itself counts. */
function yearsBetween(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}

function formatProblem(format: EmiFormat, text: string, today: string): string | null {
  switch (format) {
    case 'NAME':
      return /\p{L}/u.test(text) ? null : 'Write this in letters';
    case 'RUPEES':
      return /^[1-9]\d{0,8}$/.test(text) ? null : 'Enter whole rupees, in digits only';
    case 'YEARS':
      return /^\d{1,2}(?:\.\d)?$/.test(text) ? null : 'Enter years such as 2 or 2.5';
    case 'BIRTH_DATE': {
      if (!isReadableDate(text)) return 'Enter the whole date, year, month and day';
      if (!isIsoDate(text)) return 'Enter a date as YYYY-MM-DD';
      const years = yearsBetween(text, today);
      if (years < ADULT_YEARS) return `The applicant must be ${ADULT_YEARS} or older`;
      return years > OLDEST_YEARS ? 'Enter the date of birth' : null;
    }
    case 'PAN':
      return /^[A-Z]{5}\d{4}[A-Z]$/i.test(text) ? null : 'A PAN is five letters, four digits and a letter';
    case 'EMAIL':
      return isEmail(text) ? null : 'Enter a valid email address';
    case 'PHONE':
      return readIndianPhone(text) ? null : 'Enter a valid Indian phone number with 10 digits';
    case 'PINCODE':
      return /^[1-9]\d{5}$/.test(text) ? null : 'A PIN code has six digits';
  }
}

/**
 * Lists the problems of answers to one step of the EMI application, except missing ones: those make the step a draft
 * (missingEmiAnswers). `today` is a day, YYYY-MM-DD.
 */
export function emiProblems(
  questions: readonly Question[],
  given: readonly ResponseEntry[],
  today: string,
): EmiProblem[] {
  const responses = cleanEmiAnswers(questions, given);
  const problems: EmiProblem[] = validateResponse(questions, responses, { isFinal: false }).map(
    ({ questionId, problem }) => ({ questionId, message: MESSAGES[problem] }),
  );
  for (const { questionId, responseValue } of responses) {
    const question = questions.find((candidate) => candidate.questionId === questionId);
    const format = emiFormatOf(question);
    const text = responseValue?.trim() ?? '';
    if (!format || text === '' || problems.some((problem) => problem.questionId === questionId)) continue;
    const message = formatProblem(format, text, today);
    if (message) problems.push({ questionId, message });
  }
  return problems;
}

/** Lists the unanswered questions of a step; documents are uploaded and counted separately. */
export function missingEmiAnswers(
  questions: readonly Question[],
  responses: readonly ResponseEntry[],
): EmiProblem[] {
  const asked = questions.filter((question) => question.questionType !== 'DOCUMENT_UPLOAD');
  const given = responses.filter(({ questionId }) => asked.some((one) => one.questionId === questionId));
  return validateResponse(asked, given)
    .filter(({ problem }) => problem === 'MISSING')
    .map(({ questionId }) => ({ questionId, message: MESSAGES.MISSING }));
}
