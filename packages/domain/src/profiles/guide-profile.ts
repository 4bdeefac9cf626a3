import * as z from 'zod/mini';
import { cleanLine } from '../fields/clean-line.ts';
import { PERSON_NAME_MAX, PersonName } from '../fields/person-name.ts';
import { plainNumber } from '../fields/plain-number.ts';
import { readDecimal } from '../fields/read-decimal.ts';
import { BIO_MAX, textField } from '../fields/text.ts';
import { ProfileMedia, photoOf } from './profile-media.ts';
import type { UserProfile } from './user-profile.ts';

const MONTHS_PER_YEAR = 12;
const EXPERIENCE_MAX_MONTHS = 80 * MONTHS_PER_YEAR;

/** The data saved by the guide profile popup; profileMedia is empty if the photo was removed. */
export const GuideProfile = z.object({
  firstName: PersonName,
  // Always required by the popup; a guide with a single name enters a dash.
  lastName: textField(PERSON_NAME_MAX, cleanLine),
  occupation: textField(),
  bio: textField(BIO_MAX),
  workExperienceInMonths: z.int().check(z.gte(0), z.lte(EXPERIENCE_MAX_MONTHS)),
  currentCompany: textField(),
  profileMedia: z.array(ProfileMedia),
});
export type GuideProfile = z.infer<typeof GuideProfile>;

/** The label of workExperienceInMonths, which is entered in years. */
export const EXPERIENCE_LABEL = 'Total Years of Work Experience';

/**
 * Converts typed years, with decimals after a point or comma, to whole months; null if the text is not such a number.
 */
export function experienceInMonths(years: string): number | null {
  if (!/^\d{1,2}(?:[.,]\d{1,2})?$/.test(plainNumber(years))) return null;
  const months = Math.round((readDecimal(years) ?? 0) * MONTHS_PER_YEAR);
  return months <= EXPERIENCE_MAX_MONTHS ? months : null;
}

/** The fields a guide must fill in. */
export const GUIDE_PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'photo',
  'bio',
  'occupation',
  'currentCompany',
  'workExperienceInMonths',
] as const;
export type GuideProfileField = (typeof GUIDE_PROFILE_FIELDS)[number];

type GuideProfileFacts = Pick<
  UserProfile,
  | 'firstName'
  | 'lastName'
  | 'bio'
  | 'occupation'
  | 'currentCompany'
  | 'workExperienceInMonths'
  | 'profileMedia'
>;

/** Returns the fields a guide still has to fill in; the popup is open while there are any. */
export function missingGuideProfileFields(profile: GuideProfileFacts): GuideProfileField[] {
  return GUIDE_PROFILE_FIELDS.filter((field) => {
    if (field === 'photo') return photoOf(profile.profileMedia) === null;
    if (field === 'workExperienceInMonths') return profile.workExperienceInMonths === null;
    return (profile[field] ?? '').trim() === '';
  });
}
