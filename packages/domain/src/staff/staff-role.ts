import * as z from 'zod/mini';

/** The roles of the school's own staff. One person may hold several; what each may do says `capabilitiesOf`. */
export const STAFF_ROLES = [
  'OWNER',
  'ADMISSIONS',
  'ACADEMICS',
  'CONTENT',
  'FINANCE',
  'PLACEMENT',
  'SUPPORT_TEAM',
] as const;
export const StaffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof StaffRole>;

/** How a staff role is called on screens and in mails. */
export const STAFF_ROLE_TITLES: Record<StaffRole, string> = {
  OWNER: 'Owner',
  ADMISSIONS: 'Admissions',
  ACADEMICS: 'Academics',
  CONTENT: 'Content',
  FINANCE: 'Finance',
  PLACEMENT: 'Placement',
  SUPPORT_TEAM: 'Support',
};
