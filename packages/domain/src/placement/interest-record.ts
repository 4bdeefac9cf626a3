import * as z from 'zod/mini';
import { TEXT_AREA_MAX, textField } from '../fields/text.ts';
import { Currency } from '../money/currency.ts';

/** The maximum experience, in months. */
export const EXPERIENCE_MONTHS_MAX = 600;

/** The maximum notice period, in days. */
export const NOTICE_DAYS_MAX = 730;

/** The maximum yearly pay, in minor units. */
export const PAY_MAX = 1_000_000_000_000;

/** Places, countries or languages, without duplicates. */
export const Choices = z.array(textField(80)).check(
  z.maxLength(50),
  z.refine((names) => new Set(names).size === names.length, 'Name each once'),
);

const Pay = z.nullable(z.int().check(z.gte(0), z.lte(PAY_MAX)));

/**
 * A learner's wishes for placement, one record per cohort. Pay is per year, in minor units of `currency`; noticePeriod
 * is in days, and 0 counts as recorded. Fields not filled yet are null.
 */
export const InterestRecord = z.object({
  interestedInPlacements: z.nullable(z.boolean()),
  countryPreferences: Choices,
  locationPreferences: Choices,
  currentCtc: Pay,
  expectedCtc: Pay,
  currency: z.nullable(Currency),
  noticePeriod: z.nullable(z.int().check(z.gte(0), z.lte(NOTICE_DAYS_MAX))),
  languages: Choices,
  internshipExperienceInMonths: z.nullable(z.int().check(z.gte(0), z.lte(EXPERIENCE_MONTHS_MAX))),
  willingToRelocate: z.nullable(z.boolean()),
  projectSpecialization: z.nullable(textField(TEXT_AREA_MAX)),
  priorRevitExp: z.nullable(z.boolean()),
  closeInterestPopup: z.boolean(),
  closeGraduationPopup: z.boolean(),
  isDisengaged: z.boolean(),
});
export type InterestRecord = z.infer<typeof InterestRecord>;

/** What a learner may change of it, any subset: isDisengaged is set by the server. */
export const InterestUpdate = z.partial(z.omit(InterestRecord, { isDisengaged: true }));
export type InterestUpdate = z.infer<typeof InterestUpdate>;
