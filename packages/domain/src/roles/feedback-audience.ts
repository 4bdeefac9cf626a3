import * as z from 'zod/mini';
import type { StaffRole } from '../staff/staff-role.ts';
import type { Role } from './role.ts';

/** The audience of a feedback form: six named audiences and the two internal teams. */
export const FEEDBACK_AUDIENCES = [
  'SALES_BDR',
  'LEAD_MENTOR',
  'INDUSTRY_GUIDE',
  'COURSE_COORDINATOR',
  'LEARNER',
  'PLACEMENT_TEAM',
  'SUPPORT_TEAM',
  'INTERNAL_TEAM',
] as const;
export const FeedbackAudience = z.enum(FEEDBACK_AUDIENCES);
export type FeedbackAudience = z.infer<typeof FeedbackAudience>;

/** The roles, in a cohort or of the staff, that make a person part of each audience. */
const BELONGS: Record<
  FeedbackAudience,
  (roles: readonly Role[], staffRoles: readonly StaffRole[]) => boolean
> = {
  SALES_BDR: () => false,
  LEAD_MENTOR: (roles) => roles.includes('LEAD_MENTOR'),
  INDUSTRY_GUIDE: (roles) => roles.includes('INDUSTRIAL_GUIDE'),
  COURSE_COORDINATOR: () => false,
  LEARNER: (roles) => roles.includes('LEARNER'),
  PLACEMENT_TEAM: () => false,
  SUPPORT_TEAM: (_roles, staffRoles) => staffRoles.includes('SUPPORT_TEAM'),
  INTERNAL_TEAM: (_roles, staffRoles) => staffRoles.length > 0,
};

/** Returns the audiences a person belongs to by their roles in a cohort and at the school. */
export const audiencesOf = (roles: readonly Role[], staffRoles: readonly StaffRole[]): FeedbackAudience[] =>
  FEEDBACK_AUDIENCES.filter((audience) => BELONGS[audience](roles, staffRoles));
