import { describe, expect, it } from 'vitest';
import { cohortEntryPath } from './cohort-entry-path.ts';
import { contentPath } from './content-path.ts';
import { isIgnoredRouteError } from './is-ignored-route-error.ts';
import { mentorDashboardPath } from './mentor-dashboard-path.ts';
import { PLACEMENT_PAGES, placementPageOf, placementPath } from './placement-paths.ts';

type Entry = Parameters<typeof cohortEntryPath>[0];

describe('links', () => {
  it.each([
    {
      id: 'ROUTE-58',
      facts: { tags: ['new-lms3'], isOnboardingPending: true },
      path: '/onboarding?cohortId=c1&page=landingPage&tag=onboarding',
    },
    {
      id: 'ROUTE-59',
      facts: { tags: ['onboarding-v2'], isOnboardingPending: true },
      path: '/onboarding?cohortId=c1&page=landingPage&tag=onboarding-v2',
    },
    {
      id: 'ROUTE-59',
      facts: { tags: ['new-lms3', 'onboarding-v2'], isOnboardingPending: true },
      path: '/onboarding?cohortId=c1&page=landingPage&tag=onboarding-v2',
    },
    {
      id: 'ROUTE-60',
      facts: { tags: ['new-lms3'], isOnboardingPending: false },
      path: '/learn/c1/dashboard',
    },
    {
      id: 'ROUTE-60',
      facts: { tags: ['onboarding-v2'], isOnboardingPending: false },
      path: '/learn/c1/dashboard',
    },
    {
      id: 'ROUTE-60',
      facts: { tags: ['new-lms2', 'new-lms3'], productType: 'COHORT', isOnboardingPending: false },
      path: '/learn/c1/dashboard',
    },
    {
      id: 'ROUTE-61',
      facts: { tags: ['new-lms2'], isOnboardingPending: true },
      path: '/course?cohort-id=c1',
    },
    { id: 'ROUTE-61', facts: { tags: ['new-lms2'], productType: 'COHORT' }, path: '/course?cohort-id=c1' },
    { id: 'ROUTE-63', facts: { tags: [], productType: 'COHORT' }, path: '/courses/cohort?id=c1' },
    {
      id: 'ROUTE-42',
      facts: { tags: ['new-lms3'], isOpenCourse: true, isOnboardingPending: true },
      path: '/open-lms',
    },
    { id: 'ROUTE-65', facts: { tags: [] }, path: '/dashboard/onlineWorkshop?id=c1' },
  ] as { id: string; facts: Partial<Entry>; path: string }[])(
    '$id the cohort $facts opens at $path',
    (row) => {
      const entry: Entry = {
        cohortId: 'c1',
        tags: [],
        productType: 'SPECIALIZATION',
        isOnboardingPending: false,
      };
      expect(cohortEntryPath({ ...entry, ...row.facts })).toBe(row.path);
    },
  );

  it.each([
    { cohortId: 'c1', roles: ['INDUSTRIAL_GUIDE'], isOnboardingPending: false, path: '/mentor/c1/dashboard' },
    { cohortId: 'c1', roles: ['LEAD_MENTOR'], isOnboardingPending: false, path: '/lm/c1/dashboard' },
    { cohortId: 'c1', roles: ['LEAD_MENTOR'], isOnboardingPending: true, path: '/onboarding?cohortId=c1' },
    { cohortId: null, roles: ['LEAD_MENTOR'], isOnboardingPending: true, path: '/dashboard/mentor' },
  ] as const)('ROUTE-67 the mentor dashboard link is $path', ({ path, ...facts }) => {
    expect(mentorDashboardPath(facts)).toBe(path);
  });

  it.each([
    {
      id: 'ROUTE-69',
      target: { namespace: 'LEARNING', moduleId: 'm', contentId: 'c' },
      path: '/learn/c1/curriculum?mid=m&cid=c',
    },
    {
      id: 'ROUTE-70',
      target: { namespace: 'CAPSTONE', stageId: 's', contentId: 'c' },
      path: '/learn/c1/capstone?sid=s&cid=c',
    },
    {
      id: 'ROUTE-71',
      target: { namespace: 'CAREER', topicId: 't', contentId: 'c' },
      path: '/learn/c1/curriculum?namespace=CAREER&tid=t&cid=c',
    },
    { id: 'ROUTE-72', target: { namespace: 'REVIEW_DAY' }, path: '/learn/c1/evaluation-day' },
  ] as const)('$id a link to content of $target.namespace is $path', ({ target, path }) => {
    expect(contentPath('learn', 'c1', target)).toBe(path);
    expect(contentPath('mentor', 'c1', target)).toBe(path.replace('/learn/', '/mentor/'));
  });

  it.each([
    { id: 'ROUTE-73', page: '', path: '/placement-hub' },
    { id: 'ROUTE-74', page: 'job', path: '/placement-hub/job' },
    { id: 'ROUTE-75', page: 'jobs', path: '/placement-hub/jobs' },
    { id: 'ROUTE-76', page: 'application', path: '/placement-hub/application' },
    { id: 'ROUTE-77', page: 'applications', path: '/placement-hub/applications' },
    { id: 'ROUTE-78', page: 'interest-form', path: '/placement-hub/interest-form' },
    { id: 'ROUTE-79', page: 'interest-form/view', path: '/placement-hub/interest-form/view' },
    { id: 'ROUTE-80', page: 'interest-form/edit', path: '/placement-hub/interest-form/edit' },
    { id: 'ROUTE-81', page: 'self-placed', path: '/placement-hub/self-placed' },
  ] as const)(
    '$id ROUTE-82 the placement page "$page" is at $path with its cohort in the query',
    ({ page, path }) => {
      expect(placementPath(page, 'c1')).toBe(`${path}?cohortId=c1`);
      expect(placementPageOf(path)).toBe(page);
      expect(placementPageOf(`${path}/`)).toBe(page);
    },
  );

  it('ROUTE-73 the placement hub has exactly nine pages', () => {
    expect(PLACEMENT_PAGES).toHaveLength(9);
    for (const path of ['/placement-hub/nothing', '/placement-hubs', '/learner-hub']) {
      expect(placementPageOf(path)).toBeNull();
    }
  });

  it.each([
    { id: 'ROUTE-56', error: new Error('Cancel rendering route'), ignored: true },
    { id: 'ROUTE-57', error: 'Error: Failed to lookup route: /x', ignored: true },
    { id: 'ROUTE-57', error: new Error('Chunk failed to load'), ignored: false },
  ])('$id the route error "$error" is ignored: $ignored', ({ error, ignored }) => {
    expect(isIgnoredRouteError(error)).toBe(ignored);
  });
});
