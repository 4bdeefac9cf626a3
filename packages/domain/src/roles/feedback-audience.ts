import * as z from 'zod/mini';
import type { StaffRole } from '../staff/staff-role.ts';
import type { Role } from './role.ts';

/** Whom a feedback form asks: six named audiences and the two internal teams. */
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

/** Whom somebody answers for: by the roles in a cohort, and by those of the staff. */
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

/** The audiences somebody belongs to by the roles they have in a cohort and at the school. */
export const audiencesOf = (roles: readonly Role[], staffRoles: readonly StaffRole[]): FeedbackAudience[] =>
  FEEDBACK_AUDIENCES.filter((audience) => BELONGS[audience](roles, staffRoles));
