import type { Question } from '@plinth/domain/forms/question';

/** Values for the questions of an EMI partner that are more than free text. */
const TYPED: Record<string, string> = {
  RUPEES: '45000',
  YEARS: '2.5',
  BIRTH_DATE: '1996-05-24',
  PAN: 'ABCDE1234F',
  EMAIL: 'payer@plinth.test',
  PHONE: '9876543210',
  PINCODE: '411001',
};

/** Answers a question of an EMI partner's application. */
export const answerToEmi = ({ questionId, options, meta }: Question) =>
  options[0]
    ? { questionId, entries: [{ optionId: options[0].optionId }] }
    : { questionId, responseValue: TYPED[meta.category ?? ''] ?? 'A plain answer' };
