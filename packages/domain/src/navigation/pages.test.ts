import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../roles/role.ts';
import { accountMenu } from './account-menu.ts';
import { appOfPath } from './app-of-path.ts';
import { cohortLayout } from './cohort-layout.ts';
import { leadMentorSideNavigation, learnerSideNavigation, mentorSideNavigation } from './side-navigation.ts';

const NOW = '2026-05-04T09:30:00.000Z';
const cohort = {
  cohortType: 'BIM_A',
  aiBotEnabled: false,
  timelines: [],
  isLeaderBoardAllowed: false,
  isLocalizedLeaderboard: false,
  capstoneInfo: { isCapstonePresent: true },
};

describe('pages', () => {
  it.each([
    { id: 'UI-01', path: '/learn/c1/dashboard', search: '', variant: 'learner', cohortId: 'c1' },
    { id: 'UI-01', path: '/learn/c1/dashboard', search: '?cohortId=c2', variant: 'learner', cohortId: 'c1' },
    { id: 'UI-02', path: '/mentor/c1/queries', search: '', variant: 'mentor', cohortId: 'c1' },
    { id: 'UI-02', path: '/mentor/earnings', search: '?cohortId=c2', variant: 'mentor', cohortId: 'c2' },
    { id: 'UI-02', path: '/mentor/earnings', search: '', variant: 'plain', cohortId: null },
    { id: 'UI-03', path: '/lm/c1/curriculum', search: '', variant: 'lead-mentor', cohortId: 'c1' },
    { id: 'UI-03', path: '/lm/impact', search: '?cohortId=c2', variant: 'lead-mentor', cohortId: 'c2' },
    { id: 'UI-01', path: '/placement-hub', search: '?cohortId=c2', variant: 'plain', cohortId: 'c2' },
    { id: 'UI-01', path: '/learner-hub', search: '', variant: 'plain', cohortId: null },
  ])('$id the page $path$search has the $variant layout', ({ path, search, variant, cohortId }) => {
    expect(cohortLayout(path, search)).toEqual({ variant, cohortId, isPreview: false });
  });

  it('UI-04 preview=true turns on the preview, and no other value or parameter does', () => {
    const isPreview = (search: string) => cohortLayout('/mentor/c1/curriculum', search).isPreview;
    expect(isPreview('?preview=true')).toBe(true);
    for (const search of ['', '?preview', '?preview=1', '?preview=false', '?preview=TRUE', '?isPreview=true'])
      expect(isPreview(search)).toBe(false);
  });
});

describe('account menu', () => {
  const NOBODY = { roles: [], isStaff: false, userHash: 'h4sh', cohortCount: 0, placementCohortId: null };
  const labels = (roles: Role[], cohortCount = 0, placementCohortId: string | null = null) =>
    accountMenu({ roles, isStaff: false, userHash: 'h4sh', cohortCount, placementCohortId }).map(
      (entry) => entry.label,
    );

  it.each([
    { id: 'UI-05', label: 'IG Hub', role: 'INDUSTRIAL_GUIDE', path: '/ig-hub' },
    { id: 'UI-06', label: 'IG Earnings', role: 'INDUSTRIAL_GUIDE', path: '/mentor/earnings' },
    { id: 'UI-07', label: 'Mentor Hub', role: 'LEAD_MENTOR', path: '/mentor-hub' },
    { id: 'UI-08', label: 'My Impact', role: 'LEAD_MENTOR', path: '/lm/impact' },
    { id: 'UI-09', label: 'Mentor Earnings', role: 'LEAD_MENTOR', path: '/lm/earnings' },
  ] as const)(
    '$id $label is shown to $role, and to nobody else: no other role, staff or person without a role',
    ({ label, role, path }) => {
      const menu = accountMenu({
        roles: [role],
        isStaff: false,
        userHash: 'h4sh',
        cohortCount: 0,
        placementCohortId: null,
      });
      expect(menu.find((entry) => entry.label === label)?.path).toBe(path);
      const others = ROLES.filter((other) => other !== role);
      const elsewhere = accountMenu({
        ...NOBODY,
        roles: others,
        isStaff: true,
        cohortCount: 3,
        placementCohortId: 'c9',
      });
      expect(elsewhere.map((entry) => entry.label)).not.toContain(label);
      for (const roles of [[], ...others.map((other) => [other])]) expect(labels(roles)).not.toContain(label);
    },
  );

  it('OFFICE-01 the office is in the menu of staff, and of nobody else whatever their roles and cohorts', () => {
    const menu = accountMenu({ ...NOBODY, isStaff: true });
    expect(menu.find((entry) => entry.label === 'Office')?.path).toBe('/office');
    for (const roles of [[], ...ROLES.map((role) => [role]), [...ROLES]])
      expect(labels(roles, 3, 'c9')).not.toContain('Office');
  });

  it('UI-10 Referral Program is shown only with at least one cohort', () => {
    expect(labels([], 0)).not.toContain('Referral Program');
    expect(labels([], 1)).toContain('Referral Program');
  });

  it('UI-11 UI-12 Placement Hub is shown only with a placement cohort, and carries its id', () => {
    expect(labels([], 1, null)).not.toContain('Placement Hub');
    const menu = accountMenu({
      roles: [],
      isStaff: false,
      userHash: 'h4sh',
      cohortCount: 1,
      placementCohortId: 'c9',
    });
    expect(menu.find((entry) => entry.label === 'Placement Hub')?.path).toBe('/placement-hub?cohortId=c9');
  });
});

describe('side navigation', () => {
  const facts = { cohortId: 'c1', cohort, now: NOW };
  const find = (entries: ReturnType<typeof learnerSideNavigation>, page: string) =>
    entries.find((entry) => entry.page === page);

  it('UI-13 UI-16 a locked capstone is marked as locked and shows "Coming soon!"', () => {
    expect(find(learnerSideNavigation(facts), 'capstone')).toEqual({
      page: 'capstone',
      label: 'Capstone',
      path: '/learn/c1/capstone',
      isLocked: true,
      reason: 'Coming soon!',
    });
  });

  it('UI-17 a locked evaluation day shows "Coming soon!"', () => {
    expect(find(learnerSideNavigation(facts), 'evaluation-day')?.reason).toBe('Coming soon!');
    expect(find(mentorSideNavigation(facts), 'evaluation-day')?.reason).toBe('Coming soon!');
  });

  it('ROUTE-33 D-35 the capstone is open to a guide while it is locked for learners', () => {
    expect(find(learnerSideNavigation(facts), 'capstone')?.isLocked).toBe(true);
    expect(find(mentorSideNavigation(facts), 'capstone')).toMatchObject({ isLocked: false, reason: null });
  });

  it('UI-13 open entries are not locked and have no reason', () => {
    const timelines = [
      { key: 'CAPSTONE_ONBOARDING_DATE' as const, meta: { time: '2026-01-01T00:00:00Z' } },
      { key: 'REVIEW_DAY_START_DATE' as const, meta: { time: '2026-01-01T00:00:00Z' } },
    ];
    const entries = learnerSideNavigation({ ...facts, cohort: { ...cohort, timelines } });
    expect(entries.filter((entry) => entry.isLocked || entry.reason !== null)).toEqual([]);
  });

  it.each(['UPCOMING', 'WAITING'] as const)(
    'UI-13 D-32 for a learner who is %s, all but the dashboard and the curriculum is locked until the course starts',
    (state) => {
      const timelines = [{ key: 'START_DATE' as const, meta: { time: '2026-06-01T04:30:00Z' } }];
      const entries = learnerSideNavigation({ ...facts, cohort: { ...cohort, timelines }, state });
      expect(entries.filter((entry) => !entry.isLocked).map((entry) => entry.page)).toEqual([
        'dashboard',
        'curriculum',
      ]);
      for (const page of ['skill-progress', 'performance', 'tasks'])
        expect(find(entries, page)?.reason).toBe('The course starts on 1 June, 2026.');
      expect(find(entries, 'capstone')?.reason).toBe('Coming soon!');
    },
  );

  it('UI-13 D-32 a learner who still waits in a course that has started is not told a past start date', () => {
    const timelines = [{ key: 'START_DATE' as const, meta: { time: '2026-04-01T04:30:00Z' } }];
    const at = { ...facts, cohort: { ...cohort, timelines } };
    const reasons = (state: 'WAITING' | 'ONGOING') =>
      ['queries', 'tasks'].map((page) => find(learnerSideNavigation({ ...at, state }), page)?.reason);
    expect(reasons('WAITING')).toEqual(Array(2).fill('The course has not begun for you yet.'));
    expect(reasons('ONGOING')).toEqual([null, null]);
  });

  it('ROUTE-23 CAP-04 a cohort without a capstone has no capstone entry', () => {
    const without = { ...facts, cohort: { ...cohort, cohortType: 'MCD' } };
    expect(find(learnerSideNavigation(without), 'capstone')).toBeUndefined();
    expect(find(mentorSideNavigation(without), 'capstone')).toBeUndefined();
  });

  it('ROUTE-25 the queries entry leads to the page that aiBotEnabled selects', () => {
    const withBot = learnerSideNavigation({ ...facts, cohort: { ...cohort, aiBotEnabled: true } });
    expect(find(withBot, 'queries-v2')?.label).toBe('Queries');
    expect(find(withBot, 'queries')).toBeUndefined();
  });

  it('MENTOR-01 MENTOR-02 the performance entries of a guide are locked without a leaderboard', () => {
    const locked = (flags: Partial<typeof cohort>) =>
      mentorSideNavigation({ ...facts, cohort: { ...cohort, ...flags } })
        .filter((entry) => entry.page.endsWith('performance') && entry.isLocked)
        .map((entry) => entry.page);
    expect(locked({})).toEqual(['my-performance', 'group-performance']);
    expect(locked({ isLocalizedLeaderboard: true })).toEqual([]);
  });

  it('LEAD-01 a lead mentor has only the dashboard and the curriculum', () => {
    expect(leadMentorSideNavigation('c1').map((entry) => entry.path)).toEqual([
      '/lm/c1/dashboard',
      '/lm/c1/curriculum',
    ]);
  });
});

describe('appOfPath', () => {
  it.each([
    ['/v1/client/login/email', 'api'],
    ['/v2/client/lms/c1/content', 'api'],
    ['/v3/client/user/profile', 'api'],
    ['/api/v1/public/order', 'api'],
    ['/healthz', 'api'],
    ['/readyz', 'api'],
    ['/openapi.json', 'api'],
    ['/metrics', 'api'],
    ['/media/profiles/a.jpg', 'api'],
    ['/outbox', 'api'],
    ['/sandbox-checkout/1', 'api'],
    ['/sandbox-partner', 'api'],
    ['/login', 'lms'],
    ['/signup', 'lms'],
    ['/verify-mail', 'lms'],
    ['/reset-password', 'lms'],
    ['/learner-hub', 'lms'],
    ['/ig-hub', 'lms'],
    ['/mentor-hub', 'lms'],
    ['/learn/c1/dashboard', 'lms'],
    ['/mentor/earnings', 'lms'],
    ['/lm/impact', 'lms'],
    ['/open-lms', 'lms'],
    ['/user-profile', 'lms'],
    ['/billing', 'lms'],
    ['/documents', 'lms'],
    ['/referral-program', 'lms'],
    ['/onboarding/mentor', 'lms'],
    ['/placement-hub/jobs', 'lms'],
    ['/course', 'lms'],
    ['/courses/cohort', 'lms'],
    ['/dashboard/onlineWorkshop', 'lms'],
    ['/account-settings', 'lms'],
    ['/notifications', 'lms'],
    ['/sandbox-identity/authorize', 'api'],
    ['/_lms/assets/app.js', 'lms'],
    ['/', 'site'],
    ['/us', 'site'],
    ['/me/courses/parametric-design', 'site'],
    ['/courses/building-information-modelling', 'site'],
    ['/courses', 'site'],
    ['/apply', 'site'],
    ['/my-application', 'site'],
    ['/payment-plan', 'site'],
    ['/loginx', 'site'],
    ['/v10/x', 'site'],
  ])('%s is served by %s', (path, app) => {
    expect(appOfPath(path)).toBe(app);
  });
});
