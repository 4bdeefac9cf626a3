import type { SideEntry } from '@plinth/domain/navigation/side-navigation';
import type { Capability } from '@plinth/domain/staff/capability';

/** An office page in the navigation, with the heading of its group; the first page has none. */
export type OfficeEntry = SideEntry & { group: string };
type Page = { page: string; label: string; path: string; needs: Capability | null };

const page = (path: string, label: string, needs: Capability): Page => ({
  page: path.replace('/office/', ''),
  label,
  path,
  needs,
});

/**
 * The pages of the office in order, grouped by subject, each with the capability that opens it; add a row here for a
 * new page.
 */
const GROUPS: readonly { group: string; pages: readonly Page[] }[] = [
  { group: '', pages: [{ page: 'overview', label: 'Overview', path: '/office', needs: null }] },
  {
    group: 'Teaching',
    pages: [
      page('/office/cohorts', 'Cohorts', 'cohorts.manage'),
      page('/office/enrolments', 'Enrolments', 'people.manage'),
      page('/office/courses', 'Courses', 'courses.manage'),
      page('/office/announcements', 'Announcements', 'announcements.write'),
      page('/office/feedback', 'Feedback', 'feedback.manage'),
    ],
  },
  {
    group: 'Admissions',
    pages: [
      page('/office/prospects', 'Prospects', 'admissions.manage'),
      page('/office/applications', 'Applications', 'admissions.manage'),
      page('/office/funnel', 'Funnel', 'admissions.manage'),
    ],
  },
  {
    group: 'Money',
    pages: [
      page('/office/orders', 'Orders', 'money.read'),
      page('/office/emi', 'EMI applications', 'payments.manage'),
      page('/office/products', 'Products', 'money.read'),
      page('/office/vouchers', 'Vouchers', 'money.read'),
      page('/office/reconciliation', 'Reconciliation', 'payments.manage'),
      page('/office/rewards', 'Referral rewards', 'payments.manage'),
      page('/office/earnings', "Mentors' earnings", 'payments.manage'),
      page('/office/accounts', 'Accounts', 'accounts.read'),
    ],
  },
  {
    group: 'Placement',
    pages: [
      page('/office/employers', 'Employers', 'placement.manage'),
      page('/office/openings', 'Openings', 'placement.manage'),
      page('/office/job-applications', 'Job applications', 'placement.manage'),
      page('/office/interview-feedback', 'Interview feedback', 'placement.manage'),
      page('/office/self-placements', 'Self-reported placements', 'placement.manage'),
      page('/office/placement-forms', 'Placement forms', 'placement.manage'),
      page('/office/placement-messages', 'Messages', 'placement.manage'),
    ],
  },
  {
    group: 'People and school',
    pages: [
      page('/office/people', 'People', 'people.read'),
      { ...page('/office/identity-documents', 'Identity documents', 'identity.review'), page: 'identity' },
      page('/office/staff', 'Staff', 'staff.manage'),
      page('/office/school', 'School facts', 'staff.manage'),
      page('/office/webhooks', 'Webhooks', 'integrations.manage'),
      page('/office/api-keys', 'API keys', 'integrations.manage'),
      page('/office/audit', 'Audit log', 'audit.read'),
    ],
  },
];
const ENTRIES = GROUPS.flatMap(({ group, pages }) => pages.map((one) => ({ ...one, group })));

/** The pages open to these capabilities. */
export const pagesFor = (capabilities: readonly Capability[]): OfficeEntry[] =>
  ENTRIES.filter(({ needs }) => needs === null || capabilities.includes(needs)).map(
    ({ needs: _needs, ...entry }) => ({ ...entry, isLocked: false, reason: null }),
  );

/** The entries by group; groups without an open page are left out. */
export const groupsOf = (entries: readonly OfficeEntry[]): { group: string; entries: OfficeEntry[] }[] =>
  GROUPS.map(({ group }) => ({ group, entries: entries.filter((entry) => entry.group === group) })).filter(
    ({ entries: pages }) => pages.length > 0,
  );

/** The name of the office page at an address. */
export const pageAt = (pathname: string): string =>
  ENTRIES.findLast(({ path }) => pathname === path || pathname.startsWith(`${path}/`))?.page ?? 'overview';
