import * as z from 'zod/mini';

/** The roles a user may hold. LEARNER has no effect: a person with neither mentor role is a learner. */
export const ROLES = ['LEARNER', 'INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** Whether the roles include a mentor role: INDUSTRIAL_GUIDE or LEAD_MENTOR. */
export function holdsMentorRole(roles: readonly Role[]): boolean {
  return roles.includes('INDUSTRIAL_GUIDE') || roles.includes('LEAD_MENTOR');
}
