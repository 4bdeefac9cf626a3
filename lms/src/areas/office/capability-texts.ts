import { CAPABILITIES, type Capability, capabilitiesOf } from '@plinth/domain/staff/capability';
import type { StaffRole } from '@plinth/domain/staff/staff-role';

/** What each capability allows. */
export const CAPABILITY_TEXTS: Record<Capability, string> = {
  'staff.manage': 'invite colleagues, give and remove their roles',
  'mentors.manage': 'give and remove the roles of guides and lead mentors',
  'audit.read': 'read the audit log',
  'integrations.manage': 'send events to other systems and give programs access',
  'people.act-as': 'view the school as another person',
  'people.read': "open a person's page",
  'people.manage': 'enrol people and change their enrolments',
  'people.data': 'export and erase everything kept about a person',
  'cohorts.manage': 'open, run and close cohorts',
  'courses.manage': 'publish courses',
  'admissions.manage': 'handle prospects and applications',
  'identity.review': 'review identity documents',
  'announcements.write': 'write announcements',
  'feedback.manage': 'ask for feedback and read it',
  'placement.manage': 'manage employers, openings and placements',
  'money.read': 'see what people owe and have paid',
  'accounts.read': 'read the accounts of the school',
  'payments.manage':
    'refund money, postpone instalments, cancel orders, decide on payments that do not match and on EMI applications, compare the books, pay rewards and mentors',
  'vouchers.manage': 'create and end vouchers',
  'products.manage': 'create products, set their prices and take them off sale',
};

/** Returns what a role allows in the office, as text. */
export function roleText(role: StaffRole): string {
  const capabilities = capabilitiesOf([role]);
  if (capabilities.length === CAPABILITIES.length) return 'May do everything in the office.';
  return capabilities.length === 0
    ? 'Opens the office; no page needs this role yet.'
    : `May ${capabilities.map((one) => CAPABILITY_TEXTS[one]).join('; ')}.`;
}
