import * as z from 'zod/mini';
import { TEXT_AREA_MAX, textField } from '../fields/text.ts';
import { Currency } from '../money/currency.ts';
import { Choices, EXPERIENCE_MONTHS_MAX, NOTICE_DAYS_MAX, PAY_MAX } from './interest-record.ts';

const some = (message: string) => Choices.check(z.minLength(1, message));
const Pay = z
  .int('Enter an amount in whole units')
  .check(z.gte(0), z.lte(PAY_MAX, 'This amount is too large'));
const count = (most: number, message: string) =>
  z.int(message).check(z.gte(0, message), z.lte(most, message));
const YesOrNo = z.boolean('Choose yes or no');

/**
 * The placement form as submitted: complete, and with an interest in placement. Pay is per year, in minor units of
 * `currency`; current pay may be left open, for example by those with no income yet.
 */
export const InterestForm = z.object({
  interestedInPlacements: z.literal(true),
  countryPreferences: some('Choose at least one country'),
  locationPreferences: some('Choose at least one place'),
  currentCtc: z.nullable(Pay),
  expectedCtc: Pay.check(z.gte(1, 'Enter what you expect')),
  currency: Currency,
  noticePeriod: count(NOTICE_DAYS_MAX, `Enter whole days, 0 to ${NOTICE_DAYS_MAX}`),
  languages: some('Choose at least one language'),
  internshipExperienceInMonths: count(
    EXPERIENCE_MONTHS_MAX,
    `Enter whole months, 0 to ${EXPERIENCE_MONTHS_MAX}`,
  ),
  willingToRelocate: YesOrNo,
  projectSpecialization: textField(TEXT_AREA_MAX),
  priorRevitExp: YesOrNo,
});
export type InterestForm = z.infer<typeof InterestForm>;
