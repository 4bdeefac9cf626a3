import { EXPERIENCE_LABEL, experienceInMonths, GuideProfile } from '@plinth/domain/profiles/guide-profile';
import type { ProfileMedia } from '@plinth/domain/profiles/profile-media';
import { type BasicDetails, SECTION_DATA } from '@plinth/domain/profiles/profile-sections';
import type { UserProfile } from '@plinth/domain/profiles/user-profile';

/** The fields of the user's own profile while being typed; experience in years. */
export type ProfileDraft = {
  firstName: string;
  lastName: string;
  occupation: string;
  currentCompany: string;
  years: string;
  bio: string;
};

/** The labels of the fields. */
export const PROFILE_LABELS: Record<keyof ProfileDraft, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  occupation: 'Occupation',
  currentCompany: 'Company',
  years: EXPERIENCE_LABEL,
  bio: 'Bio',
};

type Known = Pick<
  UserProfile,
  'firstName' | 'lastName' | 'occupation' | 'currentCompany' | 'workExperienceInMonths' | 'bio'
>;

/** The known values as form input. */
export const draftOf = (profile: Known): ProfileDraft => ({
  firstName: profile.firstName,
  lastName: profile.lastName ?? '',
  occupation: profile.occupation ?? '',
  currentCompany: profile.currentCompany ?? '',
  years:
    profile.workExperienceInMonths === null
      ? ''
      : String(Number((profile.workExperienceInMonths / 12).toFixed(2))),
  bio: profile.bio ?? '',
});

/** The profile the guide popup would save, or null while something is missing or too long. */
export function guideProfileOf(draft: ProfileDraft, profileMedia: ProfileMedia[]): GuideProfile | null {
  const { years, ...fields } = draft;
  const workExperienceInMonths = experienceInMonths(years);
  if (workExperienceInMonths === null) return null;
  const parsed = GuideProfile.safeParse({ ...fields, workExperienceInMonths, profileMedia });
  return parsed.success ? parsed.data : null;
}

/** The basic details of any profile: a first name and occupation are required, the rest may be empty. */
export function basicDetailsOf(draft: ProfileDraft): BasicDetails | null {
  const { years, ...fields } = draft;
  const workExperienceInMonths = years.trim() === '' ? null : experienceInMonths(years);
  if (years.trim() !== '' && workExperienceInMonths === null) return null;
  const parsed = SECTION_DATA.basicDetails.safeParse({ ...fields, workExperienceInMonths });
  return parsed.success ? parsed.data : null;
}

/** What is wrong with the typed years, or null; an empty field is not wrong yet. */
export const yearsProblem = (years: string): string | null =>
  years.trim() === '' || experienceInMonths(years) !== null
    ? null
    : 'Type years as a number, such as 4 or 2.5.';
