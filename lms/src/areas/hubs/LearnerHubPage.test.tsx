import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { courseOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, answersBy, refuses } from '../../../test/server.ts';

const enrolled = courseOf({ end: 'a', state: 'ONGOING' });
const transferred = courseOf({ end: 'b', state: 'TRANSFERRED' });
const cancelled = courseOf({ end: 'd', state: 'CANCELLED' });
const cardOf = (title: string) => screen.findByRole('listitem', { name: title });

describe('LearnerHubPage', () => {
  it('ROUTE-43 HUB-01 HUB-02 HUB-03 greets the learner by first name, announces the courses, and sets the page title', async () => {
    answers('cohorts', 'listUserCohortData', { courses: [enrolled] });
    renderRoute('/learner-hub', personOf());
    expect(await screen.findByRole('heading', { name: 'Hi Asha! Here are your courses.' })).toBeVisible();
    expect(document.title).toBe('Learner | Hub');
  });

  it.each([
    { who: 'has just enrolled sees the course before placement', state: 'UPCOMING', isPlacementFirst: false },
    { who: 'has completed a course sees placement first', state: 'COMPLETED', isPlacementFirst: true },
  ] as const)('HUB-22 FINANCE-04 a learner who $who', async ({ state, isPlacementFirst }) => {
    const course = courseOf({ end: 'a', state });
    answers('cohorts', 'listUserCohortsInfo', {
      cohorts: [],
      placementCohortId: course.cohort.cohortId,
      isReferBannerEnabled: false,
    });
    answers('cohorts', 'listUserCohortData', { courses: [course] });
    renderRoute('/learner-hub', personOf());
    const placement = await screen.findByRole('region', { name: 'Welcome to Your Career Gateway!' });
    const card = await cardOf('Course a');
    const isFollowing = placement.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isFollowing > 0).toBe(isPlacementFirst);
  });

  it('HUB-02 HUB-04 without a course it only greets and shows the courses on offer', async () => {
    answers('cohorts', 'listUserCohortData', { courses: [] });
    answers('publicCourses', 'listCourses', {
      courses: [
        {
          productCode: 'BIM_C',
          courseTitle: 'BIM for Civil Engineers',
          slug: 'bim-for-civil-engineers',
          path: '/courses/bim-for-civil-engineers',
          cohortType: 'BIM_C' as const,
          nextCohortDate: null,
          isPromoted: false,
          duration: '24 weeks',
          region: 'INDIA',
          isOffered: true,
          currency: 'INR',
          listPrice: 1,
        },
      ],
    });
    renderRoute('/learner-hub', personOf());
    expect(await screen.findByRole('heading', { name: 'Featured courses for you' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Hi Asha!$/);
    expect(await cardOf('BIM for Civil Engineers')).toHaveTextContent('Coming Soon');
  });

  it("HUB-04 the featured courses are those on sale in the learner's region, and can be loaded again after a failure", async () => {
    const offered = (region: 'INDIA' | 'US', courseTitle: string, isOffered = true) => ({
      productCode: region === 'US' ? ('BIM_C_US' as const) : ('BIM_C' as const),
      courseTitle,
      slug: 'bim-for-civil-engineers',
      path: '/courses/bim-for-civil-engineers',
      cohortType: 'BIM_C' as const,
      nextCohortDate: null,
      isPromoted: false,
      duration: '24 weeks',
      region,
      isOffered,
      currency: 'INR' as const,
      listPrice: 1,
    });
    answers('cohorts', 'listUserCohortData', { courses: [] });
    refuses('publicCourses', 'listCourses', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    renderRoute('/learner-hub', personOf());
    answers('regions', 'region', { region: 'US', isIndia: false, isUS: true, isRow: false });
    expect(await screen.findByText('The courses could not be loaded')).toBeVisible();
    answers('publicCourses', 'listCourses', {
      courses: [
        offered('INDIA', 'Here'),
        offered('US', 'Over there'),
        { ...offered('US', 'Off sale', false), productCode: 'BIM_A_US' as const },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cardOf('Over there')).toBeVisible();
    expect(screen.queryByText('Here')).toBeNull();
    expect(screen.queryByText('Off sale')).toBeNull();
    expect(screen.getByRole('link', { name: 'Read more' })).toHaveAccessibleDescription('Over there');
  });

  it('HUB-02 a learner without a name is still greeted', async () => {
    answers('cohorts', 'listUserCohortData', { courses: [enrolled] });
    renderRoute('/learner-hub', personOf({ userProfile: { firstName: '' } }));
    expect(await screen.findByRole('heading', { name: 'Hi! Here are your courses.' })).toBeVisible();
  });

  it('HUB-22 HUB-32 placement hub and referral program are offered', async () => {
    answers('cohorts', 'listUserCohortData', { courses: [enrolled] });
    renderRoute('/learner-hub', personOf());
    const asked = answers('cohorts', 'listUserCohortsInfo', {
      cohorts: [],
      placementCohortId: enrolled.cohort.cohortId,
      isReferBannerEnabled: false,
    });
    await cardOf('Course a');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await screen.findByRole('link', { name: 'Go to Placement Hub' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Refer a friend' })).toBeInTheDocument();
  });

  it('D-33 HUB-22 a blocked learner is not shown the placement hub, which is closed to them', async () => {
    answers('cohorts', 'listUserCohortData', { courses: [courseOf({ state: 'BLOCKED' })] });
    const { cohortId, courseTitle, cohortType, tags, timelines } = enrolled.cohort;
    const own = { cohortId, courseTitle, cohortType, tags, timelines, placementInterest: null };
    renderRoute('/learner-hub', personOf());
    const asked = answers('cohorts', 'listUserCohortsInfo', {
      cohorts: [{ ...own, state: 'BLOCKED' }],
      placementCohortId: cohortId,
      isReferBannerEnabled: false,
    });
    await cardOf('Course a');
    expect(await screen.findByRole('link', { name: 'Go to billing' })).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await screen.findByRole('link', { name: 'Refer a friend' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Go to Placement Hub' })).toBeNull();
  });

  it('HUB-05 HUB-07 HUB-08 HUB-34 a learner sees Enrolled, Transferred and Cancelled, with Enrolled selected first', async () => {
    answers('cohorts', 'listUserCohortData', { courses: [enrolled, transferred, cancelled] });
    renderRoute('/learner-hub', personOf());
    const tabs = within(await screen.findByRole('navigation', { name: 'Show courses' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Enrolled1', 'Transferred1', 'Cancelled1']);
    expect(tabs[0]).toHaveAttribute('aria-current', 'page');
    expect(await cardOf('Course a')).toBeVisible();
    expect(screen.queryByText('Course b')).toBeNull();
  });

  it('HUB-06 CARD-16 CARD-17 each chip opens its own filter, with the courses in that state', async () => {
    answers('cohorts', 'listUserCohortData', { courses: [enrolled, transferred, cancelled] });
    const router = renderRoute('/learner-hub', personOf());
    await userEvent.click(await screen.findByRole('link', { name: /^Transferred/ }));
    expect(await cardOf('Course b')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ filter: '4' });
    await userEvent.click(screen.getByRole('link', { name: /^Cancelled/ }));
    expect(await cardOf('Course d')).toBeVisible();
    expect(screen.queryByText('Course b')).toBeNull();
  });

  it.each([
    ['HUB-09', '1', 'Courses that you are currently enrolled in appear here'],
    ['HUB-10', '2', 'Courses that are currently running for you appear here'],
    ['HUB-11', '3', 'Courses that are yet to start will appear here'],
    ['HUB-12', '4', 'Courses that you have transferred from will appear here'],
    ['HUB-13', '5', 'Courses that you have cancelled will appear here'],
    ['HUB-14', '6', 'Courses that you have completed will appear here'],
  ])('%s the empty tab for filter %s says: %s', async (_id, filter, text) => {
    answers('cohorts', 'listUserCohortData', { courses: [filter === '1' ? cancelled : enrolled] });
    renderRoute(`/learner-hub?filter=${filter}`, personOf());
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('HUB-15 CONST-16 four placeholder cards are shown while the courses load', async () => {
    let answer = () => {};
    answersBy(
      'cohorts',
      'listUserCohortData',
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ courses: [enrolled] });
        }),
    );
    renderRoute('/learner-hub', personOf());
    const skeleton = await screen.findByRole('status', { name: 'Your courses are loading' });
    expect(skeleton).toHaveAttribute('aria-busy', 'true');
    expect(skeleton.children).toHaveLength(4);
    answer();
    expect(await cardOf('Course a')).toBeVisible();
    expect(skeleton).not.toBeInTheDocument();
  });

  it('API-060 the courses are requested again whenever the hub opens', async () => {
    answers('orders', 'listBilling', { orders: [] });
    const asked = answersBy('cohorts', 'listUserCohortData', () => ({ courses: [enrolled] }));
    const router = renderRoute('/learner-hub', personOf());
    await cardOf('Course a');
    await router.navigate({ to: '/billing' });
    await screen.findByText('No orders yet');
    const before = asked.length;
    await router.navigate({ to: '/learner-hub' });
    await cardOf('Course a');
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect(asked.at(-1)?.query.get('source')).toBe('learner-hub');
  });

  it('a failed load says so and can be tried again', async () => {
    refuses('cohorts', 'listUserCohortData', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    renderRoute('/learner-hub', personOf());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    answers('cohorts', 'listUserCohortData', { courses: [enrolled] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cardOf('Course a')).toBeVisible();
  });

  it('CARD-02 ROUTE-60 CARD-21 a running course shows its chip and links to the dashboard', async () => {
    answers('cohorts', 'listUserCohortData', { courses: [enrolled] });
    renderRoute('/learner-hub', personOf());
    const card = within(await cardOf('Course a'));
    expect(card.getByText('Ongoing')).toBeVisible();
    expect(card.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      `/learn/${enrolled.cohort.cohortId}/dashboard`,
    );
  });

  it('OPEN-01 ROUTE-42 an open course links to its missions, and has no row to continue a lesson', async () => {
    const open = courseOf({ state: 'ONGOING', cohort: { tags: ['new-lms3'] } });
    answers('cohorts', 'listUserCohortData', { courses: [open] });
    renderRoute('/learner-hub', personOf({ userCohorts: { FREEMIUM: [open] } }));
    const card = within(await cardOf('Course a'));
    await waitFor(() =>
      expect(card.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/open-lms'),
    );
    expect(screen.queryByRole('region', { name: 'Where you left off' })).toBeNull();
  });

  it('CARD-01 CARD-32 ROUTE-59 a learner with pending onboarding is linked to it', async () => {
    const item = courseOf({
      state: 'UPCOMING',
      cohortOnboardingStatus: 'NOT_STARTED',
      cohort: { tags: ['onboarding-v2'] },
    });
    answers('cohorts', 'listUserCohortData', { courses: [item] });
    renderRoute('/learner-hub', personOf());
    expect(
      within(await cardOf('Course a')).getByRole('link', { name: 'Complete onboarding' }),
    ).toHaveAttribute(
      'href',
      `/onboarding?cohortId=${item.cohort.cohortId}&page=landingPage&tag=onboarding-v2`,
    );
  });

  it.each([
    ['ROUTE-61', 'new-lms2', { tags: ['new-lms2' as const] }, '/course?cohort-id='],
    ['ROUTE-63', 'product type COHORT', { tags: [], productType: 'COHORT' as const }, '/courses/cohort?id='],
    ['ROUTE-65', 'anything else', { tags: [] }, '/dashboard/onlineWorkshop?id='],
  ])('%s a cohort with %s keeps its own entry link', async (_id, _what, cohort, start) => {
    const item = courseOf({ state: 'ONGOING', cohort });
    answers('cohorts', 'listUserCohortData', { courses: [item] });
    renderRoute('/learner-hub', personOf());
    const link = within(await cardOf('Course a')).getByRole('link', { name: 'Dashboard' });
    expect(link).toHaveAttribute('href', start + item.cohort.cohortId);
  });

  it('CARD-03 CARD-11 CARD-27 a transferred course has neither button nor status chip', async () => {
    answers('cohorts', 'listUserCohortData', { courses: [transferred] });
    renderRoute('/learner-hub?filter=4', personOf());
    const card = await cardOf('Course b');
    expect(card).toHaveTextContent('Transferred');
    expect(within(card).queryByRole('link')).toBeNull();
    expect(card).not.toHaveTextContent(/Ongoing|Upcoming|Completed/);
  });

  it.each([
    ['CARD-04', 'BIM_A', 'BIM_A'],
    ['CARD-05', 'BIM_C', 'BIM_C'],
    ['CARD-06', 'INT_DES', 'INT_DES'],
    ['CARD-07', 'ADD_ON', 'ADD_ON'],
    ['CARD-08', 'BIM_SP', 'DEFAULT'],
  ] as const)('%s a cohort of type %s is drawn as %s', async (_id, cohortType, artwork) => {
    answers('cohorts', 'listUserCohortData', {
      courses: [courseOf({ state: 'ONGOING', cohort: { cohortType } })],
    });
    renderRoute('/learner-hub', personOf());
    const drawing = (await cardOf('Course a')).querySelector('[data-artwork]');
    expect(drawing).toHaveAttribute('data-artwork', artwork);
  });
});
