import * as z from 'zod/mini';
import type { Role, StaffRole } from './role.ts';

/** Whom a feedback form asks: six named audiences and the two internal teams (ENUM-13, D-27). */
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

const ROLE_OF_AUDIENCE: Record<FeedbackAudience, Role | StaffRole | null> = {
  SALES_BDR: null,
  LEAD_MENTOR: 'LEAD_MENTOR',
  INDUSTRY_GUIDE: 'INDUSTRIAL_GUIDE',
  COURSE_COORDINATOR: null,
  LEARNER: 'LEARNER',
  PLACEMENT_TEAM: null,
  SUPPORT_TEAM: 'SUPPORT_TEAM',
  INTERNAL_TEAM: 'INTERNAL_TEAM',
};

/** The role that answers for an audience, or null when nobody who signs in has it (D-27). */
export function roleOfAudience(audience: FeedbackAudience): Role | StaffRole | null {
  return ROLE_OF_AUDIENCE[audience];
}
