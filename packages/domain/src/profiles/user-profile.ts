import * as z from 'zod/mini';
import { UserHash } from '../fields/id.ts';
import { ProfileMedia } from './profile-media.ts';
import { ProfileStatus } from './profile-status.ts';
import { ProfileVersion } from './profile-version.ts';

/** A person's profile; a field not filled yet is null. Experience is whole months. */
export const UserProfile = z.object({
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  occupation: z.nullable(z.string()),
  currentCompany: z.nullable(z.string()),
  workExperienceInMonths: z.nullable(z.int().check(z.gte(0))),
  userHash: UserHash,
  profileMedia: z.array(ProfileMedia),
  profileStatus: ProfileStatus,
  version: z.optional(ProfileVersion),
});
export type UserProfile = z.infer<typeof UserProfile>;
