import * as z from 'zod/mini';
import { TEXT_AREA_MAX, textField } from '../fields/text.ts';
import { Currency } from '../money/currency.ts';

const MONTHS_MAX = 600;
const DAYS_MAX = 730;
const Choices = z.array(textField(80)).check(z.maxLength(50));

/**
 * What a learner wants of placement, one record a cohort (ENTITY-22, PLACE-02). Pay is a year's, in minor units of
 * `currency`; noticePeriod is in days, and 0 counts as recorded (D-100). Fields not filled yet are null.
 */
export const InterestRecord = z.object({
  interestedInPlacements: z.nullable(z.boolean()),
  countryPreferences: Choices,
  locationPreferences: Choices,
  currentCtc: z.nullable(z.int().check(z.gte(0))),
  expectedCtc: z.nullable(z.int().check(z.gte(0))),
  currency: z.nullable(Currency),
  noticePeriod: z.nullable(z.int().check(z.gte(0), z.lte(DAYS_MAX))),
  languages: Choices,
  internshipExperienceInMonths: z.nullable(z.int().check(z.gte(0), z.lte(MONTHS_MAX))),
  willingToRelocate: z.nullable(z.boolean()),
  projectSpecialization: z.nullable(textField(TEXT_AREA_MAX)),
  priorRevitExp: z.nullable(z.boolean()),
  closeInterestPopup: z.boolean(),
  closeGraduationPopup: z.boolean(),
  isDisengaged: z.boolean(),
});
export type InterestRecord = z.infer<typeof InterestRecord>;

/** What a learner may change of it, any subset: isDisengaged is the server's (D-100). */
export const InterestUpdate = z.partial(z.omit(InterestRecord, { isDisengaged: true }));
export type InterestUpdate = z.infer<typeof InterestUpdate>;
