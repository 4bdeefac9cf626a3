import type { OpenContent } from '@plinth/domain/open-lms/open-content';
import type { OpenDashboard } from '@plinth/domain/open-lms/open-dashboard';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, aPlace, COHORT_ID } from '../../../test/a-cohort.ts';
import { courseOf, idOf, personOf } from '../../../test/people.ts';
import { left, renderRoute } from '../../../test/render-route.tsx';
import { answers, answersBy, refuses } from '../../../test/server.ts';
import { keepTimeZone } from '../../data/time-zone.ts';
import { openTimer } from '../../stores/open-timer.ts';

const learner = personOf({ userCohorts: { FREEMIUM: [courseOf({ state: 'ONGOING' })] } });
const RUNNING = { running: true, started: true, remainingSeconds: 3_000 };
const OVER = { running: false, started: true, remainingSeconds: 0 };

const stop = (mission: OpenDashboard['missions'][number]['mission'], more: object = {}) => ({
  mission,
  state: 'NOT_STARTED' as const,
  isOpen: false,
  title: `Title of ${mission}`,
  minutes: 20,
  steps: 2,
  stepsDone: 0,
  ...more,
});

const dashboardOf = (more: Partial<OpenDashboard> = {}): OpenDashboard => ({
  status: 'ACTIVE',
  cohort: {
    cohortId: COHORT_ID,
    courseTitle: 'BIM Foundations',
    batchNumber: '3',
    productId: 'BIM_SP',
    startDate: null,
    state: 'ONGOING',
  },
  missions: [
    stop('MISSION_0', { state: 'COMPLETED', isOpen: true, stepsDone: 2 }),
    stop('MISSION_1', { state: 'STARTED', isOpen: true, stepsDone: 1 }),
    stop('MISSION_2'),
    stop('REWARD', { title: 'Reward', minutes: 0, steps: 0 }),
  ],
  timer: RUNNING,
  reward: { isUnlocked: false, discount: 500_000, currency: 'INR' },
  showCoachmarks: false,
  hideIndicators: false,
  canExtendAccess: false,
  accessDays: 14,
  extensionDays: 7,
  offers: [],
  ...more,
});

const show = (more: Partial<OpenDashboard> = {}, path = '/open-lms') => {
  answers('openLms', 'readDashboard', dashboardOf(more));
  return renderRoute(path, learner);
};
const station = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('li') ?? document.body);
};

beforeEach(() => {
  Object.assign(openTimer, { running: false, started: false, remainingSeconds: 0, saidAt: 0 });
});

describe('the dashboard of the open course', () => {
  it("OPEN-01 a course that is not open yet names its opening day in the school's time zone, whatever the reader's zone", async () => {
    keepTimeZone('America/New_York');
    const { cohort } = dashboardOf();
    if (!cohort) throw new Error('no cohort');
    show({
      cohort: { ...cohort, state: 'WAITING', startDate: '2099-12-20T18:30:00.000Z' },
      timer: { running: false, started: false, remainingSeconds: 0 },
    });
    expect(await screen.findByText(/^The course opens on Mon 21 Dec 2099\./)).toBeVisible();
    keepTimeZone(null);
  });

  it('ROUTE-42 OPEN-02 shows the state of each mission, the link to continue, and why a later one is closed', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'BIM Foundations' })).toBeVisible();
    expect((await station('Title of MISSION_0')).getByText('Complete')).toBeVisible();
    const begun = await station('Title of MISSION_1');
    expect(begun.getByRole('link', { name: /^Continue/ })).toHaveAttribute(
      'href',
      '/open-lms/content?mission=MISSION_1',
    );
    const closed = await station('Title of MISSION_2');
    expect(closed.getByText('Opens when “Title of MISSION_1” is complete.')).toBeVisible();
    expect(closed.queryByRole('link')).toBeNull();
    expect(screen.getByText('1 of 3 missions complete.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('BIM Foundations | Plinth'));
  });

  it('OPEN-07 the last hour is shown as hours, minutes and seconds, and ticks', async () => {
    show({ timer: { ...RUNNING, remainingSeconds: 3_000 } });
    const timer = await screen.findByRole('timer', { name: 'Time left' });
    await waitFor(() => expect(timer).toHaveTextContent(/^00:(50:00|49:5\d)$/));
    await waitFor(() => expect(timer).toHaveTextContent(/^00:49:5[0-8]$/));
  });

  it('OPEN-06 more than a day left is shown in days', async () => {
    show({ timer: { ...RUNNING, remainingSeconds: 9 * 86_400 + 5 } });
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('9 days'));
  });

  it('OPEN-01 API-254 a learner in no open course can join one, and is then shown its missions', async () => {
    const user = userEvent.setup();
    const offer = { productId: 'BIM_SP' as const, courseTitle: 'BIM Foundations', startDate: null };
    show({ status: 'INACTIVE', cohort: null, missions: [], offers: [offer] });
    const asked = answersBy('openLms', 'enrol', () => {
      answers('openLms', 'readDashboard', dashboardOf());
      return { cohortId: COHORT_ID, state: 'WAITING' as const };
    });
    await user.click(await screen.findByRole('button', { name: 'Join for free' }));
    expect(await screen.findByRole('heading', { name: 'Title of MISSION_0' })).toBeVisible();
    expect(asked.map(({ body }) => body)).toEqual([{ productId: 'BIM_SP' }]);
    expect(screen.queryByRole('button', { name: 'Join for free' })).toBeNull();
  });

  it('OPEN-03 says when there is no open course to join, and links to the hub', async () => {
    show({ status: 'INACTIVE', cohort: null, missions: [] });
    expect(await screen.findByRole('heading', { name: /No open course can be joined/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your courses' })).toHaveAttribute('href', '/learner-hub');
  });

  it('API-251 explains before the start which time begins to count, and starts the course', async () => {
    const user = userEvent.setup();
    const cohort = { ...dashboardOf().cohort, state: 'WAITING' } as OpenDashboard['cohort'];
    show({ cohort, timer: { running: false, started: false, remainingSeconds: 0 } });
    expect(await screen.findByText(/From the moment you start you have 14 days/)).toBeVisible();
    expect((await station('Title of MISSION_0')).getByText('Opens when you start the course.')).toBeVisible();
    const asked = answers('openLms', 'moveState', { cohortUserData: { state: 'ONGOING' }, timer: RUNNING });
    await user.click(screen.getByRole('button', { name: 'Start the course' }));
    await waitFor(() => expect(asked[0]?.body).toEqual({ state: 'ONGOING' }));
  });

  it('API-252 OPEN-04 closes everything when the time is up, and extends access once, after a confirmation', async () => {
    const user = userEvent.setup();
    show({ timer: OVER, canExtendAccess: true });
    expect(await screen.findByRole('heading', { name: 'Your time is up' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
    const asked = answersBy('openLms', 'extendAccess', () => {
      answers('openLms', 'readDashboard', dashboardOf({ timer: OVER }));
      return { timer: RUNNING, canExtendAccess: false as const };
    });
    await user.click(screen.getByRole('button', { name: 'Extend access' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take 7 days more?' });
    expect(asked).toHaveLength(0);
    await user.dblClick(within(dialog).getByRole('button', { name: 'Take 7 days more' }));
    expect(await screen.findByText(/You have already had the extra time/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Extend access' })).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('API-255 the reward is unlocked when all missions are complete, its code can be copied, and a refused order is shown', async () => {
    const user = userEvent.setup();
    const missions = dashboardOf().missions.map((one) => ({
      ...one,
      state: 'COMPLETED' as const,
      isOpen: true,
    }));
    show({ missions });
    const panel = within(await screen.findByRole('region', { name: 'Reward' }));
    expect(panel.getByText(/A voucher that takes ₹5,000 off any other course/)).toBeVisible();
    answers('openLms', 'moveState', { cohortUserData: { state: 'COMPLETED' }, timer: RUNNING });
    const reward = {
      isUnlocked: true,
      voucherCode: 'OPEN-ABCDEF-GHJKMN',
      discount: 500_000,
      currency: 'INR' as const,
      expiresAt: '2027-01-31T10:00:00.000Z',
      isUsed: false,
    };
    answers('openLms', 'unlockReward', { reward });
    answers('openLms', 'readRewardCourses', {
      courses: [
        {
          productId: 'BIM_A',
          courseTitle: 'BIM for Architects',
          listPrice: 14_500_000,
          amount: 14_000_000,
          currency: 'INR',
        },
      ],
      order: null,
    });
    answers('openLms', 'readDashboard', dashboardOf({ missions, reward }));
    await user.click(panel.getByRole('button', { name: 'Unlock the reward' }));
    expect(await panel.findByLabelText('Voucher code')).toHaveValue('OPEN-ABCDEF-GHJKMN');
    await user.click(panel.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('OPEN-ABCDEF-GHJKMN');
    const courses = within(await panel.findByRole('list', { name: 'Use it for' }));
    expect(courses.getByText('₹1,40,000')).toBeVisible();
    refuses('openLms', 'orderWithReward', 409, 'CONFLICT', 'You have already bought this course.');
    await user.click(courses.getByRole('button', { name: 'Use it for BIM for Architects' }));
    expect(await screen.findByText('You have already bought this course.')).toBeVisible();
  });

  it('API-255 a voucher that has expired says so and offers no code to copy', async () => {
    const reward = {
      isUnlocked: true,
      voucherCode: 'OPEN-ABCDEF-GHJKMN',
      discount: 500_000,
      currency: 'INR' as const,
      expiresAt: '2026-01-31T10:00:00.000Z',
      isUsed: false,
    };
    answers('openLms', 'readRewardCourses', { courses: [], order: null });
    show({ reward });
    const panel = within(await screen.findByRole('region', { name: 'Reward' }));
    expect(await panel.findByText(/of ₹5,000 expired on .*and can no longer be used/)).toBeVisible();
    expect(panel.queryByText(/until/)).toBeNull();
    expect(panel.queryByRole('button', { name: 'Copy' })).toBeNull();
  });

  it.each([
    ['2 are', 'STARTED'],
    ['one is', 'COMPLETED'],
  ] as const)('API-255 while %s left, the reward says so and cannot be unlocked', async (left, state) => {
    show({ missions: [stop('MISSION_0', { state }), stop('MISSION_1'), stop('REWARD')] });
    const panel = within(await screen.findByRole('region', { name: 'Reward' }));
    expect(
      panel.getByText(new RegExp(`It opens when every mission is complete; ${left} left\\.$`)),
    ).toBeVisible();
    expect(panel.queryByRole('button')).toBeNull();
  });

  it("API-253 hides progress marks on the learner's request", async () => {
    const user = userEvent.setup();
    show();
    const asked = answers('openLms', 'saveDisplay', dashboardOf({ hideIndicators: true }));
    const hide = await screen.findByRole('button', { name: 'Hide progress marks' });
    answers('openLms', 'readDashboard', dashboardOf({ hideIndicators: true }));
    await user.click(hide);
    await waitFor(() => expect(asked[0]?.body).toEqual({ hideIndicators: true }));
    expect(await screen.findByRole('button', { name: 'Show progress marks' })).toBeVisible();
    expect(screen.queryByText('Complete')).toBeNull();
  });

  it.each([
    ['first', 0],
    ['second', 1],
  ])(
    'API-253 closing the tour at its %s stop hides it, saves that, and it does not open again',
    async (_stop, passed) => {
      const user = userEvent.setup();
      const router = show({ showCoachmarks: true });
      const asked = answers('openLms', 'saveDisplay', dashboardOf());
      const tour = within(await screen.findByRole('dialog', { name: 'The missions' }));
      for (let stops = 0; stops < passed; stops += 1)
        await user.click(tour.getByRole('button', { name: 'Next' }));
      expect(tour.queryByRole('heading', { name: 'The missions' }) === null).toBe(passed > 0);
      await user.click(tour.getByRole('button', { name: 'Close the tour' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ showCoachmarks: false }]));
      answers('openLms', 'readLeaderboard', { leaderboard: [], me: null, total: 0 });
      await router.navigate({ to: '/open-lms/leaderboard' });
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Title of MISSION_0' })).toBeNull());
      await router.navigate({ to: '/open-lms' });
      expect(await screen.findByRole('heading', { name: 'Title of MISSION_0' })).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('ERR-14 says when it cannot be loaded, and tries again', async () => {
    const user = userEvent.setup();
    refuses('openLms', 'readDashboard', 500, 'INTERNAL', 'x');
    renderRoute('/open-lms', learner);
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    answers('openLms', 'readDashboard', dashboardOf());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'BIM Foundations' })).toBeVisible();
    expect(left).toEqual([]);
  });
});

const node = (end: string, type: string, title: string, children: unknown[] = [], more: object = {}) => ({
  nodeId: idOf(end),
  parentNodeId: null,
  type,
  meta: { title, rank: 1, ...more },
  isLocked: false,
  children,
});
const lesson = node('11', 'TOPIC', 'What a plan shows', [
  node('12', 'LESSON_READING', 'Read', [
    node('13', 'PARAGRAPH', '', [], { content: 'A plan is a section.' }),
  ]),
]);
const mission = node('10', 'MISSION', 'Levels, grids and views', [lesson]);

describe('a mission of the open course', () => {
  const open = (path: string) => {
    answers('openLms', 'readDashboard', dashboardOf());
    answers('cohorts', 'readCohort', { cohort: aCohort() });
    answers('cohorts', 'readCohortUserData', aPlace());
    answers('progress', 'readStates', {
      nodes: {
        [idOf('10')]: { state: 'STARTED', isLocked: false },
        [idOf('11')]: { state: 'STARTED', isLocked: false },
      },
    });
    answers('curriculum', 'index', { nodes: [mission] as OpenContent['nodes'] });
    answers('content', 'read', {
      node: lesson as OpenContent['node'],
      sections: { MAIN_CONTENT: [], FAQ: [], HELPFUL_RESOURCE: [] },
      state: 'STARTED',
    });
    return renderRoute(path, learner);
  };
  const content = {
    node: mission,
    nodes: [mission],
    activeMission: 'MISSION_1',
    unlockedFeature: null,
    capstone: null,
    hideIndicators: false,
    timer: RUNNING,
  } as unknown as OpenContent;

  it("API-247 opens at the current step, among the mission's steps, with the time left", async () => {
    const asked = answers('openLms', 'readContent', content);
    open('/open-lms/content?mission=MISSION_1');
    expect(await screen.findByRole('heading', { level: 1, name: 'What a plan shows' })).toBeVisible();
    expect(asked[0]?.query.get('mission')).toBe('MISSION_1');
    const steps = within(screen.getByRole('navigation', { name: 'Steps of the mission' }));
    expect(steps.getByRole('link', { name: /What a plan shows/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('timer')).toBeVisible();
  });

  it.each([
    ['OPEN-04 ERR-10', 'USER_ACCESS_TIME_EXPIRY'],
    ['OPEN-05 ERR-11', 'BAD_REQUEST'],
  ])('%s content refused with 400 %s stops the timer and marks it as started', async (_id, code) => {
    refuses('openLms', 'readContent', 400, code, 'Your time for this open course is up.');
    open('/open-lms/content?mission=MISSION_1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your time is up' })).toBeVisible();
    expect(openTimer).toMatchObject({ running: false, started: true });
    expect(screen.getByRole('link', { name: 'Go to the missions' })).toBeVisible();
  });

  it('API-252 OPEN-04 a learner whose time ends while a mission is open can extend it there', async () => {
    const ending = { ...RUNNING, remainingSeconds: 1 };
    const asked = answersBy('openLms', 'readContent', () => {
      if (asked.length < 2) return { ...content, timer: ending };
      const refusal = { status: 400, code: 'USER_ACCESS_TIME_EXPIRY', message: 'Your time is up.' };
      throw HttpResponse.json(refusal, { status: 400 });
    });
    open('/open-lms/content?mission=MISSION_1');
    answersBy('openLms', 'readDashboard', () =>
      asked.length < 2 ? dashboardOf({ timer: ending }) : dashboardOf({ timer: OVER, canExtendAccess: true }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'What a plan shows' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your time is up' })).toBeVisible();
    expect(screen.queryByText(/You have already had the extra time/)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Extend access' })).toBeVisible();
  });

  it('ERR-14 a mission whose states could not be loaded says so, and tries again', async () => {
    const user = userEvent.setup();
    answers('openLms', 'readContent', content);
    open('/open-lms/content?mission=MISSION_1');
    refuses('progress', 'readStates', 409, 'CONFLICT', 'The school is busy.');
    expect(await screen.findByText('Your progress could not be loaded')).toBeVisible();
    answers('progress', 'readStates', { nodes: { [idOf('11')]: { state: 'STARTED', isLocked: false } } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'What a plan shows' })).toBeVisible();
  });

  it('OPEN-02 a closed mission says what it waits for', async () => {
    refuses('openLms', 'readContent', 403, 'LOCKED', 'This is not open yet.');
    open('/open-lms/content?mission=MISSION_2');
    expect(await screen.findByText('It opens when the missions before it are complete.')).toBeVisible();
  });

  it('ROUTE-42 an address without a mission says so', async () => {
    refuses('openLms', 'readContent', 404, 'NOT_FOUND', 'Mission not found in this course.');
    open('/open-lms/content?mission=MISSION_4');
    expect(await screen.findByRole('heading', { name: 'Mission not found' })).toBeVisible();
  });
});

describe('the leaderboard of the open course', () => {
  const entry = (end: string, rank: number) => ({
    userId: idOf(end),
    firstName: `Person ${end}`,
    photo: null,
    level: 2 as const,
    rank,
    credits: 100 - rank,
  });

  it("API-248 shows the learner's own rank and everyone else, and pages by the address", async () => {
    const user = userEvent.setup();
    const asked = answers('openLms', 'readLeaderboard', {
      leaderboard: [entry('a1', 1), entry('a2', 2)],
      me: entry('1', 22),
      total: 22,
    });
    const router = renderRoute('/open-lms/leaderboard', learner);
    const own = within(await screen.findByRole('region', { name: 'Your place' }));
    expect(own.getByText('22')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'All learners' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
    await user.click(screen.getByRole('button', { name: /Next/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ page: 2 }));
    await waitFor(() => expect(asked.at(-1)?.query.get('pageNo')).toBe('1'));
  });

  it('API-248 the last page there is follows when the page shown has become empty', async () => {
    answersBy('openLms', 'readLeaderboard', ({ query }) => ({
      leaderboard: query.get('pageNo') === '0' ? [entry('a1', 1)] : [],
      me: null,
      total: 20,
    }));
    const router = renderRoute('/open-lms/leaderboard?page=2', learner);
    expect(await screen.findByRole('list', { name: 'All learners' })).toBeVisible();
    expect(router.state.location.search).toEqual({});
  });

  it('API-248 tells a learner who is in no open course', async () => {
    refuses('openLms', 'readLeaderboard', 404, 'NOT_FOUND', 'You are not in an open course.');
    renderRoute('/open-lms/leaderboard', learner);
    expect(await screen.findByRole('heading', { name: 'You are in no open course' })).toBeVisible();
  });
});
