import * as z from 'zod/mini';

/** The teaching roles. */
export const MENTOR_ROLES = ['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] as const;
export const MentorRole = z.enum(MENTOR_ROLES);
export type MentorRole = z.infer<typeof MentorRole>;

/** Display names of the mentor roles. */
export const MENTOR_ROLE_TITLES: Record<MentorRole, string> = {
  INDUSTRIAL_GUIDE: 'Guide',
  LEAD_MENTOR: 'Lead mentor',
};
