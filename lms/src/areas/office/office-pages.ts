import type { SideEntry } from '@plinth/domain/navigation/side-navigation';
import type { Capability } from '@plinth/domain/staff/capability';

/** An office page in the navigation, with the heading of its group; the first page has none. */
export type OfficeEntry = SideEntry & { group: string };
type Page = { page: string; label: string; path: string; needs: Capability | null };

/**
 * The pages of the office in order, grouped by subject, each with the capability that opens it; add a row here for a
 * new page.
 */
const GROUPS: readonly { group: string; pages: readonly Page[] }[] = [
  { group: '', pages: [{ page: 'overview', label: 'Overview', path: '/office', needs: null }] },
  {
    group: 'Teaching',
    pages: [
      { page: 'cohorts', label: 'Cohorts', path: '/office/cohorts', needs: 'cohorts.manage' },
      { page: 'enrolments', label: 'Enrolments', path: '/office/enrolments', needs: 'people.manage' },
      { page: 'courses', label: 'Courses', path: '/office/courses', needs: 'courses.manage' },
      {
        page: 'announcements',
        label: 'Announcements',
        path: '/office/announcements',
        needs: 'announcements.write',
      },
      { page: 'feedback', label: 'Feedback', path: '/office/feedback', needs: 'feedback.manage' },
    ],
  },
  {
    group: 'Admissions',
    pages: [
      { page: 'prospects', label: 'Prospects', path: '/office/prospects', needs: 'admissions.manage' },
      {
        page: 'applications',
        label: 'Applications',
        path: '/office/applications',
        needs: 'admissions.manage',
      },
      { page: 'funnel', label: 'Funnel', path: '/office/funnel', needs: 'admissions.manage' },
    ],
  },
  {
    group: 'Money',
    pages: [
      { page: 'orders', label: 'Orders', path: '/office/orders', needs: 'money.read' },
      { page: 'emi', label: 'EMI applications', path: '/office/emi', needs: 'payments.manage' },
      { page: 'products', label: 'Products', path: '/office/products', needs: 'money.read' },
      { page: 'vouchers', label: 'Vouchers', path: '/office/vouchers', needs: 'money.read' },
      {
        page: 'reconciliation',
        label: 'Reconciliation',
        path: '/office/reconciliation',
        needs: 'payments.manage',
      },
      { page: 'rewards', label: 'Referral rewards', path: '/office/rewards', needs: 'payments.manage' },
      { page: 'earnings', label: "Mentors' earnings", path: '/office/earnings', needs: 'payments.manage' },
      { page: 'accounts', label: 'Accounts', path: '/office/accounts', needs: 'accounts.read' },
    ],
  },
  {
    group: 'Placement',
    pages: [
      { page: 'employers', label: 'Employers', path: '/office/employers', needs: 'placement.manage' },
      { page: 'openings', label: 'Openings', path: '/office/openings', needs: 'placement.manage' },
      {
        page: 'job-applications',
        label: 'Job applications',
        path: '/office/job-applications',
        needs: 'placement.manage',
      },
      {
        page: 'interview-feedback',
        label: 'Interview feedback',
        path: '/office/interview-feedback',
        needs: 'placement.manage',
      },
      {
        page: 'self-placements',
        label: 'Self-reported placements',
        path: '/office/self-placements',
        needs: 'placement.manage',
      },
      {
        page: 'placement-forms',
        label: 'Placement forms',
        path: '/office/placement-forms',
        needs: 'placement.manage',
      },
      {
        page: 'placement-messages',
        label: 'Messages',
        path: '/office/placement-messages',
        needs: 'placement.manage',
      },
    ],
  },
  {
    group: 'People and school',
    pages: [
      { page: 'people', label: 'People', path: '/office/people', needs: 'people.read' },
      {
        page: 'identity',
        label: 'Identity documents',
        path: '/office/identity-documents',
        needs: 'identity.review',
      },
      { page: 'staff', label: 'Staff', path: '/office/staff', needs: 'staff.manage' },
      { page: 'school', label: 'School facts', path: '/office/school', needs: 'staff.manage' },
      { page: 'webhooks', label: 'Webhooks', path: '/office/webhooks', needs: 'integrations.manage' },
      { page: 'api-keys', label: 'API keys', path: '/office/api-keys', needs: 'integrations.manage' },
      { page: 'audit', label: 'Audit log', path: '/office/audit', needs: 'audit.read' },
    ],
  },
];
const ENTRIES = GROUPS.flatMap(({ group, pages }) => pages.map((page) => ({ ...page, group })));

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
