import * as z from 'zod/mini';
import { CohortUserData } from '../cohorts/cohort-user-data.ts';
import { CourseListItem } from '../cohorts/course-list-item.ts';
import { Id } from '../fields/id.ts';
import { Role } from '../roles/role.ts';

/** Which region a visitor is in; exactly one is true once it is known. */
export const UserLocation = z.object({ isIndia: z.boolean(), isRow: z.boolean(), isUS: z.boolean() });
export type UserLocation = z.infer<typeof UserLocation>;

/** The app's state about the signed-in user. */
export const AuthState = z.object({
  userId: z.nullable(Id),
  userData: z.nullable(
    z.object({
      emailId: z.string(),
      phone: z.nullable(z.string()),
      roles: z.array(Role),
      hashedPassword: z.boolean(),
    }),
  ),
  userProfile: z.nullable(z.object({ firstName: z.string() })),
  freemiumCohorts: z.array(CourseListItem),
  isAuthenticated: z.boolean(),
  loading: z.boolean(),
  error: z.nullable(z.string()),
  emailLoginMethod: z.nullable(z.enum(['EMAIL', 'SOCIAL'])),
  name: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  isUserMentor: z.boolean(),
  isUserLeadMentor: z.boolean(),
  cohortUserData: z.nullable(CohortUserData),
  userLocation: UserLocation,
  userCountryCode: z.nullable(z.string()),
});
export type AuthState = z.infer<typeof AuthState>;

/** The state without a signed-in user. */
export const SIGNED_OUT_STATE: AuthState = {
  userId: null,
  userData: null,
  userProfile: null,
  freemiumCohorts: [],
  isAuthenticated: false,
  loading: false,
  error: null,
  emailLoginMethod: null,
  name: null,
  mobile: null,
  isUserMentor: false,
  isUserLeadMentor: false,
  cohortUserData: null,
  userLocation: { isIndia: false, isRow: false, isUS: false },
  userCountryCode: null,
};

/** Returns the mentor flags of the auth state; both follow from the roles. */
export function mentorFlags(roles: readonly Role[]): Pick<AuthState, 'isUserMentor' | 'isUserLeadMentor'> {
  return {
    isUserMentor: roles.includes('INDUSTRIAL_GUIDE'),
    isUserLeadMentor: roles.includes('LEAD_MENTOR'),
  };
}
