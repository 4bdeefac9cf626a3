import type { StaffRole } from './staff-role.ts';

/** The roles allowed to do each thing in the office, besides owners, who may do everything. */
const ALLOWED = {
  'staff.manage': [],
  'mentors.manage': ['ACADEMICS'],
  'audit.read': [],
  'integrations.manage': [],
  'people.act-as': ['SUPPORT_TEAM'],
  'people.read': ['ACADEMICS', 'ADMISSIONS', 'FINANCE', 'PLACEMENT', 'SUPPORT_TEAM'],
  'people.manage': ['ACADEMICS'],
  'people.data': [],
  'cohorts.manage': ['ACADEMICS'],
  'courses.manage': ['CONTENT'],
  'admissions.manage': ['ADMISSIONS'],
  'identity.review': ['ADMISSIONS', 'SUPPORT_TEAM'],
  'payments.manage': ['FINANCE'],
  'vouchers.manage': ['FINANCE'],
  'products.manage': ['FINANCE'],
  'announcements.write': ['ACADEMICS'],
  'feedback.manage': ['ACADEMICS'],
  'placement.manage': ['PLACEMENT'],
  'money.read': ['ADMISSIONS', 'FINANCE'],
  'accounts.read': ['FINANCE'],
} as const satisfies Record<string, readonly Exclude<StaffRole, 'OWNER'>[]>;

/** A capability of staff. Calls name it in their access; screens check it before they show a button. */
export type Capability = keyof typeof ALLOWED;

export const CAPABILITIES = Object.keys(ALLOWED) as [Capability, ...Capability[]];

/** Whether these roles grant the capability: owners have all. */
export const staffMay = (roles: readonly StaffRole[], capability: Capability): boolean => {
  const allowed: readonly StaffRole[] = ALLOWED[capability];
  return roles.some((role) => role === 'OWNER' || allowed.includes(role));
};

/** Lists the capabilities of these roles. */
export const capabilitiesOf = (roles: readonly StaffRole[]): Capability[] =>
  CAPABILITIES.filter((capability) => staffMay(roles, capability));
