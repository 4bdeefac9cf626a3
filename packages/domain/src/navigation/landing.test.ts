import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROFILE_STATUSES } from '../profiles/profile-status.ts';
import { landingPath } from './landing-path.ts';
import { loginPathWithCallback } from './login-path.ts';
import { logoutPath } from './logout-path.ts';
import { safeCallbackPath } from './safe-callback-path.ts';

type Facts = Parameters<typeof landingPath>[0];
const landing = (facts: Partial<Facts> = {}) =>
  landingPath({
    roles: [],
    profileStatus: 'COMPLETED',
    userHash: 'h4sh',
    firstFreemiumCohort: null,
    isStaff: false,
    cohortCount: 0,
    search: '',
    ...facts,
  });
const freemium = (status: string) => ({ cohort: { status } });

describe('landing', () => {
  it.each([
    { id: 'ROUTE-01', facts: { firstFreemiumCohort: freemium('ACTIVE') }, path: '/open-lms' },
    { id: 'ROUTE-01', facts: { firstFreemiumCohort: freemium('active') }, path: '/open-lms' },
    {
      id: 'ROUTE-01',
      facts: { firstFreemiumCohort: freemium('ACTIVE'), roles: ['LEAD_MENTOR'] },
      path: '/open-lms',
    },
    { id: 'ROUTE-01', facts: { firstFreemiumCohort: freemium('INACTIVE') }, path: '/learner-hub' },
    { id: 'ROUTE-02', facts: { roles: ['LEAD_MENTOR'] }, path: '/mentor-hub' },
    { id: 'ROUTE-02', facts: { roles: ['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] }, path: '/mentor-hub' },
    { id: 'ROUTE-03', facts: { roles: ['INDUSTRIAL_GUIDE'] }, path: '/ig-hub' },
    { id: 'ROUTE-04', facts: { roles: ['LEARNER'] }, path: '/learner-hub' },
    { id: 'ROUTE-04', facts: { profileStatus: 'NOT_COMPLETED' }, path: '/learner-hub' },
    { id: 'OFFICE-01', facts: { isStaff: true }, path: '/office' },
    { id: 'OFFICE-01', facts: { isStaff: true, cohortCount: 1 }, path: '/learner-hub' },
    { id: 'OFFICE-01', facts: { isStaff: true, roles: ['LEAD_MENTOR'] }, path: '/mentor-hub' },
    { id: 'OFFICE-01', facts: { isStaff: true, search: '?callbackUrl=/billing' }, path: '/billing' },
    { id: 'ROUTE-05', facts: { search: '?callbackUrl=/billing', roles: ['LEAD_MENTOR'] }, path: '/billing' },
    {
      id: 'ROUTE-05',
      facts: { search: '?callbackUrl=%2Fbilling', firstFreemiumCohort: freemium('ACTIVE') },
      path: '/billing',
    },
    {
      id: 'ROUTE-06',
      facts: { search: '?callbackUrl=/billing&utm_source=mail&x=1' },
      path: '/billing?utm_source=mail&x=1',
    },
    { id: 'ROUTE-06', facts: { search: '?callbackUrl=/jobs%3Fx%3D9&x=1&y=2' }, path: '/jobs?x=9&y=2' },
    { id: 'ROUTE-06', facts: { search: '?callbackUrl=/documents%23top&y=2' }, path: '/documents?y=2#top' },
    { id: 'ROUTE-05', facts: { search: '?callbackUrl=https://evil.example' }, path: '/learner-hub' },
    { id: 'ROUTE-05', facts: { search: '?callbackUrl=/login' }, path: '/learner-hub' },
    { id: 'ROUTE-06', facts: { search: '?utm_source=mail' }, path: '/learner-hub' },
  ] as { id: string; facts: Partial<Facts>; path: string }[])(
    '$id lands on $path with $facts',
    ({ facts, path }) => {
      expect(landing(facts)).toBe(path);
    },
  );

  it.each(
    PROFILE_STATUSES.filter((status) => status !== 'COMPLETED').map((status) => ({
      id: status.includes('FILLED') ? 'ROUTE-07' : 'ROUTE-08',
      status,
      path: status.includes('FILLED') ? '/user-profile?userHash=h4sh' : '/onboarding/mentor',
    })),
  )('$id MENTOR-03 a mentor at $status goes to $path before anything else', ({ status, path }) => {
    for (const role of ['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] as const) {
      const facts = { roles: [role], profileStatus: status, firstFreemiumCohort: freemium('ACTIVE') };
      expect(landing({ ...facts, search: '?callbackUrl=/billing' })).toBe(path);
    }
  });

  it.each(['/billing', '/learn/c1/dashboard?tab=2#now', '/a/../b'])(
    'ROUTE-05 the callback %s is followed',
    (callbackUrl) => {
      expect(safeCallbackPath(callbackUrl)).toBe(callbackUrl);
    },
  );

  it.each([
    null,
    '',
    'billing',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'https://evil.example/billing',
    'javascript:alert(1)',
    ' /billing',
  ])('ROUTE-05 the callback %j is ignored', (callbackUrl) => {
    expect(safeCallbackPath(callbackUrl)).toBeNull();
  });

  it('ROUTE-05 landing stays on the same origin, whatever the callback', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      'evil.example',
      '@',
      ':',
      '\t',
      'https:',
      '?',
      '#',
      'a',
      '%2f',
    );
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
        (callbackUrl) => {
          const path = landing({ search: `?${new URLSearchParams({ callbackUrl, a: '1' })}` });
          const url = new URL(path, 'https://plinth.test');
          expect(url.origin).toBe('https://plinth.test');
          expect(new URL(url.pathname, 'https://plinth.test').origin).toBe('https://plinth.test');
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    { id: 'ROUTE-11 ROUTE-12', path: '/billing', search: '', to: '/login?callbackUrl=%2Fbilling' },
    {
      id: 'ROUTE-12',
      path: '/learn/c1/tasks',
      search: '?mid=1&cid=2',
      to: '/login?callbackUrl=%2Flearn%2Fc1%2Ftasks%3Fmid%3D1%26cid%3D2',
    },
    {
      id: 'ERR-03',
      path: '/billing',
      search: '?callbackUrl=/documents',
      to: '/login?callbackUrl=%2Fdocuments',
    },
    {
      id: 'ERR-03',
      path: '/login',
      search: '?callbackUrl=%2Fa%3Fb%3D1',
      to: '/login?callbackUrl=%2Fa%3Fb%3D1',
    },
    { id: 'ERR-03', path: '/login', search: '', to: '/login' },
    { id: 'ERR-03', path: '/signup', search: '', to: '/login' },
    { id: 'ERR-03', path: '/verify-mail', search: '?x=1', to: '/login' },
    { id: 'ERR-03', path: '/reset-password/', search: '?token=1', to: '/login' },
  ])('$id from $path$search the path to sign in again is $to', ({ path, search, to }) => {
    expect(loginPathWithCallback(path, search)).toBe(to);
  });

  it('ERR-02 ROUTE-05 the login path leads back to the page that was left', () => {
    const login = loginPathWithCallback('/learn/c1/tasks', '?mid=1&cid=a%20b');
    expect(landing({ search: login.slice('/login'.length) })).toBe('/learn/c1/tasks?mid=1&cid=a%20b');
  });

  it.each([
    { id: 'ROUTE-15', region: 'INDIA', path: '/' },
    { id: 'ROUTE-16', region: 'US', path: '/us' },
    { id: 'ROUTE-17', region: 'ROW', path: '/me' },
  ] as const)('$id signing out in the region $region leads to $path', ({ region, path }) => {
    expect(logoutPath(region)).toBe(path);
  });

  it('ROUTE-18 signing out leads to the given path', () => {
    expect(logoutPath('US', '/apply')).toBe('/apply');
  });
});
