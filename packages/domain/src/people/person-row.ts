import * as z from 'zod/mini';
import { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Role } from '../roles/role.ts';
import { StaffRole } from '../staff/staff-role.ts';

/** A person's kind at the school: learners are those who neither teach nor work in the office. */
export const PERSON_KINDS = ['LEARNER', 'INDUSTRIAL_GUIDE', 'LEAD_MENTOR', 'STAFF'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** The sort keys of the list of all people. */
export const PEOPLE_SORTS = ['name', 'emailId', 'createdAt'] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

/** One person in the list of all people. Names are empty until entered. */
export const PersonRow = z.object({
  userId: Id,
  emailId: z.string(),
  phone: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(Role),
  staffRoles: z.array(StaffRole),
  createdAt: Instant,
  /** Latest first. A place that staff paused rests as WAITING. */
  enrolments: z.array(
    z.object({ cohortId: Id, cohort: z.string(), state: CohortUserState, isPaused: z.boolean() }),
  ),
});
export type PersonRow = z.infer<typeof PersonRow>;

/** A cohort that a list is filtered by. */
export const CohortChoice = z.object({ cohortId: Id, title: z.string() });
export type CohortChoice = z.infer<typeof CohortChoice>;
