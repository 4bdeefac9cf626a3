import { cleanLine } from '../fields/clean-line.ts';
import { normalizeEmail } from '../fields/email.ts';
import { readIndianPhone } from '../fields/phone-of-india.ts';
import { plainCharacters } from '../fields/plain-characters.ts';
import type { Question } from '../forms/question.ts';
import type { ResponseEntry } from '../forms/response-entry.ts';
import { EMI_FORMATS, type EmiFormat } from './emi-questions.ts';

const unspaced = (text: string) => plainCharacters(text).replaceAll(' ', '');

const CLEANED: Record<EmiFormat, (text: string) => string> = {
  NAME: cleanLine,
  RUPEES: unspaced,
  YEARS: unspaced,
  BIRTH_DATE: unspaced,
  PAN: (text) => unspaced(text).toUpperCase(),
  EMAIL: normalizeEmail,
  PHONE: (text) => readIndianPhone(text) ?? plainCharacters(text),
  PINCODE: unspaced,
};

/** Returns the format that a question of the EMI application requires, if any. */
export const emiFormatOf = (question: Question | undefined): EmiFormat | undefined =>
  EMI_FORMATS.find((format) => format === question?.meta.category);

/** Returns the answers as they are validated and stored: each in the characters of its format, a phone in E.164. */
export function cleanEmiAnswers(
  questions: readonly Question[],
  responses: readonly ResponseEntry[],
): ResponseEntry[] {
  return responses.map((response) => {
    const format = emiFormatOf(questions.find(({ questionId }) => questionId === response.questionId));
    if (!format || !response.responseValue) return response;
    return { ...response, responseValue: CLEANED[format](response.responseValue) };
  });
}
