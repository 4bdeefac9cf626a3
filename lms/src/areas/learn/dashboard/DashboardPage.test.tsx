import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { COACHMARKS } from '@plinth/domain/dashboards/coachmarks';
import type { LearnerDashboard } from '@plinth/domain/dashboards/learner-dashboard';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, aPlace, COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { cohortUserDataQuery } from '../../../data/cohorts.ts';
import { queryClient } from '../../../data/query-client.ts';
import { DashboardPage } from './DashboardPage.tsx';

const ID = '019dabcd-0000-7000-8000-0000000000aa';

const aDashboard = (more: Partial<LearnerDashboard> = {}): LearnerDashboard => ({
  showCoachmarks: false,
  attendance: { attended: 5, total: 6, percentage: 83 },
  cards: [
    { kind: 'LEADERBOARD', data: { rank: 4, credits: 185, learners: 27 } },
    { kind: 'QUERY_RESOLUTION', data: { total: 5, unanswered: 1, answered: 1, resolved: 3 } },
    {
      kind: 'SKILL_PROGRESS',
      data: {
        skills: [
          {
            skillId: ID,
            name: 'Clash detection',
            icon: 'clash',
            credits: 30,
            totalCredits: 80,
            percentage: 37,
          },
        ],
      },
    },
    {
      kind: 'GROWTH_SHOWCASE',
      data: { submittedTasks: 2, reviewedTasks: 1, completedQuizzes: 4, latest: [] },
    },
    { kind: 'COURSE_JOURNEY', data: { completedTopics: 9, totalTopics: 26, percentage: 34 } },
  ],
  creditHealth: { key: 'CREDITS_EARNED', value: 45 },
  upcomingSession: null,
  ...more,
});

const show = () => renderPage(<DashboardPage cohortId={COHORT_ID} />);

beforeEach(() => {
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answers('cohorts', 'readCohortUserData', aPlace());
  answers('dashboards', 'readDashboard', aDashboard());
  answers('dashboards', 'listPendingTasks', { pendingTasks: [], count: 0 });
  answers('dashboards', 'listNudges', { nudges: [] });
  answers('cohorts', 'listUserCohortsInfo', {
    cohorts: [],
    placementCohortId: null,
    isReferBannerEnabled: false,
  });
  answers('curriculum', 'index', { nodes: [] });
  answers('progress', 'readStates', { nodes: {} });
  answersBy('calendar', 'readWeek', ({ query }) => {
    const start = Date.parse(`${query.get('weekStart')}T00:00:00Z`);
    const date = (day: number) => new Date(start + day * 86_400_000).toISOString().slice(0, 10);
    return { days: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ date: date(day), events: [] })) };
  });
});

describe("a learner's dashboard", () => {
  it('ENUM-27 DASH-02 every kind of card is shown with its own figures', async () => {
    await show();
    const panel = async (name: string) => within(await screen.findByRole('region', { name }));
    expect(await (await panel('Leaderboard')).findByText('185')).toBeInTheDocument();
    expect((await panel('Leaderboard')).getByText('of 27 learners')).toBeInTheDocument();
    expect((await panel('Queries')).getByText('Waiting for an answer').closest('div')).toHaveTextContent('1');
    expect(
      (await panel('Skill progress')).getByRole('progressbar', { name: 'Clash detection' }),
    ).toHaveAttribute('aria-valuenow', '30');
    expect((await panel('Growth')).getByText('quizzes').parentElement).toHaveTextContent('4');
    expect((await panel('Your course')).getByRole('progressbar', { name: 'Course journey' })).toHaveAttribute(
      'aria-valuetext',
      '9 of 26 topics',
    );
    expect((await panel('Attendance')).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '5 of 6');
  });

  it.each([
    ['ERR-19', { key: 'CREDITS_EARNED', value: 45 }, '45 Credits earned last week'],
    ['ERR-20', { key: 'PERCENTAGE_DECREASED', value: 20 }, '20% From last week'],
    ['ERR-21', { key: 'NO_UPDATE_FOR_LAST_2_WEEKS', value: 0 }, 'No change from last 2 weeks'],
    ['ERR-22', { key: 'NO_UPDATE_FOR_LAST_WEEK', value: 0 }, 'No change from last week'],
  ] as const)('%s credit health is stated in words', async (_id, creditHealth, text) => {
    answers('dashboards', 'readDashboard', aDashboard({ creditHealth }));
    await show();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('all skills are linked for a learner in the course, but not for one waiting for it', async () => {
    await show();
    const panel = within(await screen.findByRole('region', { name: 'Skill progress' }));
    expect(panel.getByRole('link', { name: 'All skills' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/skill-progress`,
    );
    queryClient.setQueryData(cohortUserDataQuery(COHORT_ID).queryKey, aPlace({ state: 'UPCOMING' }));
    await waitFor(() => expect(panel.queryByRole('link')).toBeNull());
    expect(await panel.findByRole('progressbar', { name: 'Clash detection' })).toBeVisible();
  });
  it('a panel that fails reports it on its own, and a retry fills it', async () => {
    refuses('dashboards', 'listPendingTasks', 400, 'BAD_REQUEST', 'The tasks are being counted.');
    await show();
    const tasks = within(await screen.findByRole('region', { name: 'Pending tasks' }));
    expect(await tasks.findByText('The tasks are being counted.')).toBeInTheDocument();
    expect(await screen.findByText('185')).toBeInTheDocument();
    answers('dashboards', 'listPendingTasks', {
      pendingTasks: [
        { nodeId: ID, title: 'States and gates', type: 'QUIZ', namespace: 'LEARNING', endDate: inDays(-1) },
      ],
      count: 1,
    });
    await userEvent.click(tasks.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tasks.getByRole('heading', { name: 'Pending tasks' })).toHaveFocus());
    expect(await tasks.findByRole('link', { name: 'States and gates' })).toHaveAttribute(
      'href',
      expect.stringContaining(`cid=${ID}`),
    );
    expect(tasks.getByText(/^Was due/)).toBeInTheDocument();
  });

  it('CONST-36 the schedule requests a week from Monday to Sunday and moves by whole weeks', async () => {
    const asked = answersBy('calendar', 'readWeek', () => ({ days: [] }));
    await show();
    await waitFor(() => expect(asked).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    const days = asked.map(({ query }) =>
      [query.get('weekStart'), query.get('weekEnd')].map((day) => new Date(`${day}T00:00:00Z`)),
    );
    for (const [from, to] of days) expect([from?.getUTCDay(), to?.getUTCDay()]).toEqual([1, 0]);
    expect(Number(days[1]?.[0]) - Number(days[0]?.[0])).toBe(7 * 86_400_000);
  });

  it('Continue links to the page where the learner left off', async () => {
    const lesson = { parentNodeId: ID, type: 'TOPIC' as const, isLocked: false };
    answers('curriculum', 'index', {
      nodes: [
        {
          nodeId: ID,
          parentNodeId: null,
          type: 'STUDIO',
          meta: { title: 'Coordination', rank: 1 },
          isLocked: false,
          children: [
            { ...lesson, children: [], nodeId: `${ID.slice(0, -1)}1`, meta: { title: 'Grids', rank: 1 } },
            {
              ...lesson,
              children: [],
              nodeId: `${ID.slice(0, -1)}2`,
              meta: { title: 'Clash rules', rank: 2 },
            },
          ],
        },
      ],
    });
    answers('progress', 'readStates', {
      nodes: {
        [`${ID.slice(0, -1)}1`]: { state: 'COMPLETED', isLocked: false },
        [`${ID.slice(0, -1)}2`]: { state: 'STARTED', isLocked: false },
      },
    });
    await show();
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/curriculum?mid=${ID}&cid=${ID.slice(0, -1)}2`,
    );
    expect(screen.getByRole('heading', { name: 'Clash rules' })).toBeInTheDocument();
  });
});

describe('the placement banner on the dashboard', () => {
  const hubOf = (placementCohortId: string | null, state: CohortUserState = 'COMPLETED') =>
    answers('cohorts', 'listUserCohortsInfo', {
      cohorts: [
        {
          cohortId: COHORT_ID,
          courseTitle: 'BIM for Architects',
          cohortType: 'BIM_A',
          tags: ['new-lms3'],
          state,
          timelines: [],
          placementInterest: null,
        },
      ],
      placementCohortId,
      isReferBannerEnabled: false,
    });
  const form = `/placement-hub/interest-form?cohortId=${COHORT_ID}`;
  const bannerOf = (more: { buttonText?: string; buttonPath?: string }) =>
    answers('placement', 'readBanner', {
      bannerType: 'ELIGIBLE_BUT_FORM_NOT_FILLED',
      title: 'One form stands between you and the openings',
      text: 'You meet every criterion.',
      ...more,
    });

  it('API-274 PLACE-05 is shown with its next step, without the matching nudge beside it', async () => {
    hubOf(COHORT_ID);
    bannerOf({ buttonText: 'Fill in the form', buttonPath: form });
    answers('dashboards', 'listNudges', {
      nudges: [
        { nudgeId: 'placement-form', title: 'Fill in the placement form', text: 'Soon.', link: form },
        { nudgeId: 'query', title: 'Your query has an answer', text: 'Grids', link: '/learn/q' },
      ],
    });
    await show();
    const placement = within(await screen.findByRole('region', { name: 'Placement' }));
    expect(placement.getByText('One form stands between you and the openings')).toBeInTheDocument();
    expect(placement.getByRole('link', { name: 'Fill in the form' })).toHaveAttribute('href', form);
    expect(await screen.findByRole('link', { name: 'Your query has an answer' })).toBeInTheDocument();
    expect(screen.queryByText('Fill in the placement form')).toBeNull();
  });

  it.each([
    ['PLACE-03 in a cohort that is not the placement-hub cohort', null, 'COMPLETED', form],
    ['D-32 before the course has begun', COHORT_ID, 'UPCOMING', form],
    ['API-274 when there is nothing to do', COHORT_ID, 'COMPLETED', null],
  ] as const)('%s it is not shown', async (_when, hub, state, buttonPath) => {
    const info = hubOf(hub, state);
    const asked = bannerOf(buttonPath ? { buttonText: 'Fill in the form', buttonPath } : {});
    await show();
    await waitFor(() => expect(info).toHaveLength(1));
    if (!buttonPath) await waitFor(() => expect(asked).toHaveLength(1));
    expect(await screen.findByText('185')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Placement' })).toBeNull();
    if (buttonPath) expect(asked).toHaveLength(0);
  });
});

describe('the tour of the dashboard', () => {
  it('DASH-04 is not shown unless the server requests it', async () => {
    await show();
    expect(await screen.findByText('185')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('DASH-03 CONST-14 DASH-04 goes through ten stops in order, and back', async () => {
    answers('dashboards', 'readDashboard', aDashboard({ showCoachmarks: true }));
    await show();
    const tour = await screen.findByRole('dialog');
    const titles: string[] = [];
    for (let stop = 1; stop <= 10; stop++) {
      titles.push(within(tour).getByRole('heading').textContent ?? '');
      expect(within(tour).getByText(`${stop} / 10`)).toBeInTheDocument();
      if (stop < 10) await userEvent.click(within(tour).getByRole('button', { name: 'Next' }));
    }
    expect(titles).toEqual(COACHMARKS.map(({ title }) => title));
    expect(COACHMARKS.map(({ key }) => key)).toEqual([
      'welcome',
      'account-menu',
      'dashboard',
      'attendance',
      'pending-tasks',
      'upcoming-schedule',
      'queries',
      'skill-progress',
      'performance',
      'tasks',
    ]);
    await userEvent.click(within(tour).getByRole('button', { name: 'Back' }));
    expect(within(tour).getByText('9 / 10')).toBeInTheDocument();
  });

  it.each([
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close the tour' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('DASH-05 closing it with %s ends it and reports that to the server', async (_how, close) => {
    answers('dashboards', 'readDashboard', aDashboard({ showCoachmarks: true }));
    const saved = answers('dashboards', 'saveCoachmarks', {
      showCoachmarks: false,
      capstoneCoachmarksViewed: false,
    });
    await show();
    await screen.findByRole('dialog');
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ key: 'DASHBOARD', viewed: true }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
