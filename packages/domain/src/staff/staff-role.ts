import * as z from 'zod/mini';

/** The staff roles of the school. One person may hold several; `capabilitiesOf` defines what each may do. */
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

/** The display name of a staff role on screens and in mails. */
export const STAFF_ROLE_TITLES: Record<StaffRole, string> = {
  OWNER: 'Owner',
  ADMISSIONS: 'Admissions',
  ACADEMICS: 'Academics',
  CONTENT: 'Content',
  FINANCE: 'Finance',
  PLACEMENT: 'Placement',
  SUPPORT_TEAM: 'Support',
};
