import type { ProfileStatus } from './profile-status.ts';

/** The filled parts of a profile. */
export type ProfileFacts = {
  hasBasicDetails: boolean;
  hasEducation: boolean;
  hasProfession: boolean;
  hasPlacement: boolean;
  /** An onboarding form of a cohort has been submitted. */
  hasOnboardingForm: boolean;
  isMentor: boolean;
};

/** Whether a person has entered the basic details: a name and an occupation; many people have no last name. */
export function hasBasicDetails(profile: { firstName: string; occupation: string }): boolean {
  return [profile.firstName, profile.occupation].every((text) => text.trim() !== '');
}

/**
 * Returns the status of a profile after a change: COMPLETED if every form that applies is filled in (mentors have no
 * placement form), else the furthest filled form. COMPLETED never falls back.
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
