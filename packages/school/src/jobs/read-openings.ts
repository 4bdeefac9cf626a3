import { requiredText } from '@plinth/api-server/services/course-packages/required-text';
import type { WrittenOpening } from '@plinth/api-server/services/jobs/import-openings';
import { PRODUCT_CODE_PATTERN } from '@plinth/domain/catalog/product-codes';
import { endOfDay } from '@plinth/domain/dates/end-of-day';
import { isIsoDate } from '@plinth/domain/fields/is-iso-date';
import { INTERVIEW_ROUNDS } from '@plinth/domain/jobs/interview-round';
import { WORK_MODES } from '@plinth/domain/jobs/work-modes';
import { CURRENCIES, type Currency } from '@plinth/domain/money/currency';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import * as z from 'zod';
import { readYamlFile } from '../read-yaml-file.ts';
import { optionsFault, writtenQuestion } from '../written-question.ts';

const oneOf = (values: readonly string[]) => `use one of ${values.join(', ')}`;
const names = (hint: string) => z.array(requiredText(80, hint), { error: hint }).min(1, hint).max(20, hint);
const whole = (least: number, most: number, hint: string) =>
  z.number({ error: hint }).int(hint).min(least, hint).max(most, hint);

const UNASKABLE = 'an application cannot ask this type; the résumé comes along in any case';

const JobQuestion = z.strictObject(writtenQuestion).superRefine((question, context) => {
  const fault = optionsFault(question, UNASKABLE);
  if (fault) context.addIssue({ code: 'custom', message: fault, path: ['options'] });
});

const PAY = /^(\d{1,9}(?:\.\d{1,2})?) ([A-Z]{3})$/;
const PAY_HINT = `write a year's pay with its currency (${CURRENCIES.join(' or ')}), such as 480000 INR`;
const isPay = (text: string) => CURRENCIES.some((currency) => currency === PAY.exec(text)?.[2]);
const CODE_HINT = 'write the code of a product, such as BIM_A_US';
const DAY_HINT = 'write a day such as 2027-01-31';
const TRUE_HINT = 'write true, or leave it out';

const Criteria = z.strictObject({
  courses: z
    .array(z.string(CODE_HINT).regex(PRODUCT_CODE_PATTERN, CODE_HINT))
    .min(1, 'name a course')
    .optional(),
  minExperienceInMonths: whole(1, 600, 'write months, from 1').optional(),
  maxNoticePeriod: whole(0, 730, 'write days, from 0 to 730').optional(),
  skills: names('name up to 20 skills').optional(),
  languages: names('name up to 20 languages').optional(),
  priorRevitExp: z.literal(true, { error: TRUE_HINT }).optional(),
  willingToRelocate: z.literal(true, { error: TRUE_HINT }).optional(),
});

const Opening = z.strictObject({
  reference: z
    .string({ error: 'give it a name of its own' })
    .regex(/^[a-z0-9][a-z0-9-]{2,79}$/, 'use 3 to 80 small letters, digits and hyphens'),
  company: requiredText(120, 'write the name of the employer in up to 120 characters'),
  title: requiredText(120, 'write the title in up to 120 characters'),
  description: requiredText(5000, 'describe the job in up to 5000 characters'),
  location: requiredText(120, 'write where it is in up to 120 characters'),
  workMode: z.enum(WORK_MODES, { error: oneOf(WORK_MODES) }),
  pay: z.string({ error: PAY_HINT }).refine(isPay, PAY_HINT).optional(),
  skills: names('name up to 20 skills').default([]),
  rounds: z
    .array(z.enum(INTERVIEW_ROUNDS, { error: oneOf(INTERVIEW_ROUNDS) }), {
      error: 'list the rounds in their order',
    })
    .min(1, 'name at least one round')
    .refine((rounds) => new Set(rounds).size === rounds.length, 'each round may stand here once'),
  closes: z.string({ error: DAY_HINT }).refine(isIsoDate, DAY_HINT),
  questions: z
    .array(JobQuestion)
    .max(20, 'ask up to 20 questions')
    .refine(
      (questions) => new Set(questions.map(({ ask }) => ask)).size === questions.length,
      'ask each question once',
    )
    .default([]),
  criteria: Criteria.default({}),
});

const Openings = z.strictObject({
  openings: z
    .array(Opening)
    .min(1, 'write at least one opening')
    .max(200, 'write up to 200 openings a file')
    .refine(
      (all) => new Set(all.map(({ reference }) => reference)).size === all.length,
      'each reference may stand here once',
    ),
});

function toPay(text: string | undefined): WrittenOpening['pay'] {
  const [, amount, currency] = PAY.exec(text ?? '') ?? [];
  if (amount === undefined) return null;
  return { ctc: Math.round(Number(amount) * MINOR_UNITS), currency: currency as Currency };
}

/** Applications are accepted until that day ends in the school's time zone. */
const endOf = (day: string) => new Date(endOfDay(day));

const toOpening = (opening: z.infer<typeof Opening>): WrittenOpening => ({
  reference: opening.reference,
  companyName: opening.company,
  title: opening.title,
  description: opening.description,
  location: opening.location,
  workMode: opening.workMode,
  pay: toPay(opening.pay),
  skills: opening.skills,
  rounds: opening.rounds,
  closingDate: endOf(opening.closes),
  questions: opening.questions.map(({ ask, type, options, optional }) => ({
    question: ask,
    questionType: type,
    options,
    isRequired: !optional,
  })),
  criteria: Object.fromEntries(
    Object.entries(opening.criteria).filter(([, asked]) => asked !== undefined),
  ) as WrittenOpening['criteria'],
});

/** Reads openings that staff wrote as YAML. @throws Fault that names each line and how to mend it */
export async function readOpenings(path: string): Promise<WrittenOpening[]> {
  const { openings } = await readYamlFile(path, Openings);
  return openings.map(toOpening);
}
