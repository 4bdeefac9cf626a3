import type { ProfileStatus } from './profile-status.ts';

/** What of a profile is filled. */
export type ProfileFacts = {
  hasBasicDetails: boolean;
  hasEducation: boolean;
  hasProfession: boolean;
  hasPlacement: boolean;
  /** An onboarding form of a cohort has been handed in. */
  hasOnboardingForm: boolean;
  isMentor: boolean;
};

/** Whether a person has given the basic details: a name and an occupation; many people have no last name. */
export function hasBasicDetails(profile: { firstName: string; occupation: string }): boolean {
  return [profile.firstName, profile.occupation].every((text) => text.trim() !== '');
}

/**
 * The status of a profile after a change: COMPLETED when every form that applies is filled (mentors have no
 * placement form), else the furthest form that is. COMPLETED never falls back.
 */
export function deriveProfileStatus(current: ProfileStatus, facts: ProfileFacts): ProfileStatus {
  if (current === 'COMPLETED') return 'COMPLETED';
  const isEveryFormFilled =
    facts.hasBasicDetails &&
    facts.hasEducation &&
    facts.hasProfession &&
    (facts.isMentor || facts.hasPlacement);
  if (isEveryFormFilled) return 'COMPLETED';
  if (facts.hasPlacement) return 'FILLED_PLACEMENT_DETAILS';
  if (facts.hasProfession) return 'FILLED_PROFESSION_FORM';
  if (facts.hasOnboardingForm) return 'FILLED_ONBOARDING_FORM';
  if (facts.hasEducation) return 'FILLED_EDUCATION_FORM';
  return facts.hasBasicDetails ? 'FILLED_BASIC_DETAILS' : 'NOT_COMPLETED';
}
