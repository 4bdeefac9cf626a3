import * as z from 'zod/mini';

/** A person's progress in filling in the profile. */
export const PROFILE_STATUSES = [
  'COMPLETED',
  'NOT_COMPLETED',
  'FILLED_ONBOARDING_FORM',
  'FILLED_EDUCATION_FORM',
  'FILLED_PROFESSION_FORM',
  'FILLED_BASIC_DETAILS',
  'FILLED_PLACEMENT_DETAILS',
] as const;
export const ProfileStatus = z.enum(PROFILE_STATUSES);
export type ProfileStatus = z.infer<typeof ProfileStatus>;
