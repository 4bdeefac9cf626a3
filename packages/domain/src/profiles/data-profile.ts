import * as z from 'zod/mini';
import { CourseListItem } from '../cohorts/course-list-item.ts';
import { UserData } from './user-data.ts';
import { UserProfile } from './user-profile.ts';

/** The cohorts of a user by group. */
export const UserCohorts = z.object({
  FREEMIUM: z.array(CourseListItem),
  SPECIALIZATION: z.array(CourseListItem),
  COHORT: z.array(CourseListItem),
});
export type UserCohorts = z.infer<typeof UserCohorts>;

/** Everything the app knows about the signed-in user. */
export const DataProfile = z.object({
  userProfile: UserProfile,
  userData: UserData,
  userCohorts: UserCohorts,
});
export type DataProfile = z.infer<typeof DataProfile>;

/** Returns the active cohort: the first of the FREEMIUM group. */
export function activeCohort(userCohorts: UserCohorts): CourseListItem | null {
  return userCohorts.FREEMIUM[0] ?? null;
}
