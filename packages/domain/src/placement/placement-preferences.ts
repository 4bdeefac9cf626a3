import * as z from 'zod/mini';
import { InterestRecord } from './interest-record.ts';
import { PlacementChoices } from './placement-choices.ts';

const FIELDS = {
  countryPreferences: true,
  locationPreferences: true,
  currentCtc: true,
  expectedCtc: true,
  currency: true,
  noticePeriod: true,
  languages: true,
  internshipExperienceInMonths: true,
  willingToRelocate: true,
  projectSpecialization: true,
  priorRevitExp: true,
} as const;

const Fields = z.pick(InterestRecord, FIELDS);

export const PREFERENCE_FIELDS = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

/**
 * The form's part of the interest record, with the choices of the form. All fields are null before the form is filled
 * in.
 */
export const PlacementPreferences = z.object({
  countryPreferences: z.nullable(Fields.shape.countryPreferences),
  locationPreferences: z.nullable(Fields.shape.locationPreferences),
  currentCtc: Fields.shape.currentCtc,
  expectedCtc: Fields.shape.expectedCtc,
  currency: Fields.shape.currency,
  noticePeriod: Fields.shape.noticePeriod,
  languages: z.nullable(Fields.shape.languages),
  internshipExperienceInMonths: Fields.shape.internshipExperienceInMonths,
  willingToRelocate: Fields.shape.willingToRelocate,
  projectSpecialization: Fields.shape.projectSpecialization,
  priorRevitExp: Fields.shape.priorRevitExp,
  choices: PlacementChoices,
});
export type PlacementPreferences = z.infer<typeof PlacementPreferences>;

/** What may be changed in a filled form, any subset. */
export const PreferencesUpdate = z.partial(Fields);
export type PreferencesUpdate = z.infer<typeof PreferencesUpdate>;
