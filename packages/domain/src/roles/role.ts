import * as z from 'zod/mini';

/**
 * The roles a user may hold (ENUM-12). LEARNER changes nothing: who holds neither mentor role is a learner (D-25).
 */
export const ROLES = ['LEARNER', 'INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** The two internal teams; never among the roles a client reads (D-27). */
export const STAFF_ROLES = ['SUPPORT_TEAM', 'INTERNAL_TEAM'] as const;
export const StaffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof StaffRole>;

/** Whether the roles include a mentor role: INDUSTRIAL_GUIDE or LEAD_MENTOR (D-25). */
export function holdsMentorRole(roles: readonly Role[]): boolean {
  return roles.includes('INDUSTRIAL_GUIDE') || roles.includes('LEAD_MENTOR');
}
