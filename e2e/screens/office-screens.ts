import { type Capability, capabilitiesOf } from '@plinth/domain/staff/capability';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { readApi } from '../bench/read-api.ts';
import type { Screen } from './screen.ts';

type OfficePage = Omit<Screen, 'name'> & { needs?: Capability };

/** A list shows its number of rows once it has loaded them. */
const count = (one: string, many = `${one}s`) => new RegExp(`^\\d+ (?:${one}|${many})\\b`);

/** The pages of the office, with what opens each, what it shows, and what its first row opens. */
const PAGES: readonly OfficePage[] = [
  { path: '/office', says: /you work here as/ },
  { path: '/office/first-steps', needs: 'staff.manage', says: /Say who the school is/ },
  { path: '/office/cohorts', needs: 'cohorts.manage', says: count('cohort') },
  { path: '/office/cohorts/new', needs: 'cohorts.manage', says: 'Learners in a group' },
  { path: '/office/enrolments', needs: 'people.manage', says: count('place') },
  { path: '/office/courses', needs: 'courses.manage', says: count('course'), opens: 'Download' },
  {
    path: '/office/courses/BIM_A/edit',
    needs: 'courses.manage',
    // Until an author has started writing, there is no draft to read.
    says: /This course has no draft|BIM foundations/,
    expected: [404],
  },
  { path: '/office/announcements', needs: 'announcements.write', says: count('announcement') },
  { path: '/office/feedback', needs: 'feedback.manage', says: count('form') },
  {
    path: '/office/prospects',
    needs: 'admissions.manage',
    says: count('prospect'),
    opens: 'Note for colleagues',
  },
  {
    path: '/office/applications',
    needs: 'admissions.manage',
    says: count('application'),
    opens: 'Mobile number',
  },
  { path: '/office/funnel', needs: 'admissions.manage', says: 'People who came forward, by week' },
  { path: '/office/orders', needs: 'money.read', says: count('order'), opens: 'What it costs' },
  { path: '/office/emi', needs: 'payments.manage', says: count('application') },
  { path: '/office/products', needs: 'money.read', says: count('product') },
  { path: '/office/vouchers', needs: 'money.read', says: count('voucher') },
  { path: '/office/reconciliation', needs: 'payments.manage', says: /^\d+ findings?|not been compared/ },
  { path: '/office/rewards', needs: 'payments.manage', says: count('reward') },
  { path: '/office/earnings', needs: 'payments.manage', says: count('month') },
  { path: '/office/accounts', needs: 'accounts.read', says: /Receivables/ },
  { path: '/office/employers', needs: 'placement.manage', says: count('employer') },
  { path: '/office/openings', needs: 'placement.manage', says: count('opening'), opens: 'Last day to apply' },
  {
    path: '/office/job-applications',
    needs: 'placement.manage',
    says: count('application'),
    opens: 'What was handed in',
  },
  { path: '/office/interview-feedback', needs: 'placement.manage', says: count('entry', 'entries') },
  { path: '/office/self-placements', needs: 'placement.manage', says: count('job') },
  {
    path: '/office/placement-forms',
    needs: 'placement.manage',
    says: count('form'),
    opens: 'Reopen the placement form',
  },
  {
    path: '/office/placement-messages',
    needs: 'placement.manage',
    says: count('message'),
    opens: 'The page of this person',
  },
  {
    path: '/office/people',
    needs: 'people.read',
    says: count('person', 'people'),
    opens: 'Is here as',
  },
  { path: '/office/identity-documents', needs: 'identity.review', says: count('person', 'people') },
  {
    path: '/office/staff',
    needs: 'staff.manage',
    says: count('person', 'people'),
    opens: 'Roles in the office',
  },
  { path: '/office/school', needs: 'staff.manage', says: 'As on an envelope, line by line.' },
  {
    path: '/office/webhooks',
    needs: 'integrations.manage',
    says: /No endpoints yet|https:/,
  },
  { path: '/office/api-keys', needs: 'integrations.manage', says: count('key') },
  { path: '/office/audit', needs: 'audit.read', says: count('entry', 'entries') },
];

/** The pages of one cohort. */
const COHORT_PAGES: readonly (Omit<Screen, 'name' | 'path'> & { page: string })[] = [
  { page: 'groups', says: 'Learners who pay join the fullest group' },
  { page: 'sessions', says: count('session'), opens: 'Held by' },
  { page: 'dates', says: /^Move everything/, opens: 'New day' },
  { page: 'health', says: /^\d+ learners?$/, opens: 'Last seen' },
  { page: 'closing', says: 'Everyone who has done 80 % of the course' },
  { page: 'certificates', says: count('certificate') },
  { page: 'settings', says: 'How many can pay for a place.' },
];

/** Returns every page of the office that a staff member may open. Empty for a person without an office. */
export async function officeScreens(origin: string, token: string): Promise<Screen[]> {
  const { staffRoles } = await readApi<{ staffRoles: StaffRole[] }>(origin, token, '/v1/office/me').catch(
    () => ({
      staffRoles: [],
    }),
  );
  if (staffRoles.length === 0) return [];
  const capabilities = capabilitiesOf(staffRoles);
  const pages = PAGES.filter(({ needs }) => !needs || capabilities.includes(needs)).map(
    ({ needs: _, ...page }) => ({
      ...page,
      name: nameOf(page.path),
    }),
  );
  if (!capabilities.includes('cohorts.manage')) return pages;
  const { cohorts } = await readApi<{ cohorts: { cohortId: string }[] }>(
    origin,
    token,
    '/v1/office/cohorts?search=BIM_A-14',
  );
  const [cohort] = cohorts;
  if (!cohort) throw new Error('the office lists no cohort BIM_A-14');
  return [
    ...pages,
    ...COHORT_PAGES.map(({ page, ...rest }) => ({
      ...rest,
      name: `office-cohort-${page}`,
      path: `/office/cohorts/${cohort.cohortId}/${page}`,
    })),
  ];
}

const nameOf = (path: string) =>
  path
    .slice(1)
    .replaceAll(/[^a-zA-Z]+/g, '-')
    .toLowerCase();
