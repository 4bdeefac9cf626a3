import type { CohortInfo } from '@plinth/domain/cohorts/cohort-info';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { courseOf, idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, answersBy, refuses } from '../../../test/server.ts';
import { keepTimeZone } from '../../data/time-zone.ts';
import { cohortEvents } from './cohort-events.ts';

const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const cohort: CohortInfo = {
  productId: 'MCD',
  cohortId: idOf('a'),
  courseTitle: 'Computational Design',
  tags: ['new-lms2'],
  status: 'ACTIVE',
  timelines: [
    { key: 'COURSE_COMPLETION_DATE', meta: { time: at(60) } },
    { key: 'START_DATE', meta: { time: at(-60) } },
    { key: 'GRADUATION_DATE', meta: { time: at(70) } },
  ],
  cohortType: 'MCD',
  isNewLms: false,
  isCivilLms4Cohort: false,
  showNudges: false,
  showPlacementNudges: false,
  isLocalizedLeaderboard: false,
  isLeaderBoardAllowed: false,
  aiBotEnabled: false,
  careerInfo: { isCareerPresent: false, isCareerStarted: false },
  capstoneInfo: {
    capstoneStartDate: null,
    isCapstoneStarted: false,
    isCapstonePresent: false,
    isCapstoneTabDisabled: true,
    isCapstoneOnboardingStarted: false,
    isV3: false,
    isMEPF: false,
  },
  evaluationDayInfo: { isEvaluationDayStarted: false },
};
const userData = {
  cohortId: idOf('a'),
  state: 'ONGOING' as const,
  cohortOnboardingStatus: 'COMPLETED' as const,
  queriesOnboardingDetails: { onboardingDone: false, coachMarksViewed: false },
  capstoneCoachmarksViewed: false,
  electives: [],
  hasGroup: true,
};

beforeEach(() => {
  answers('cohorts', 'readCohortUserData', userData);
  answers('publicCourses', 'listSkills', { skills: [] });
});

describe('CohortEntryPage', () => {
  it.each([
    ['ROUTE-62', `/course?cohort-id=${idOf('a')}`],
    ['ROUTE-64', `/courses/cohort?id=${idOf('a')}`],
    ['ROUTE-66', `/dashboard/onlineWorkshop?id=${idOf('a')}`],
  ])('%s %s shows the cohort, its dates in order and the links onwards', async (_id, path) => {
    answers('cohorts', 'readCohort', { cohort });
    renderRoute(path, personOf());
    expect(await screen.findByRole('heading', { name: 'Computational Design', level: 1 })).toBeVisible();
    const dates = within(screen.getByRole('list', { name: 'Dates of Computational Design' })).getAllByRole(
      'listitem',
    );
    expect(dates.map(({ textContent }) => textContent?.replace(/.*\d{4}/, ''))).toEqual([
      'Past: Start',
      'Next: Course ends',
      'Graduation',
    ]);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      `/learn/${idOf('a')}/dashboard`,
    );
    expect(screen.getByRole('link', { name: 'All my courses' })).toHaveAttribute('href', '/learner-hub');
  });

  it('API-071 API-077 the skills that the course of the cohort trains are listed', async () => {
    answers('cohorts', 'readCohort', { cohort });
    const asked = answersBy('publicCourses', 'listSkills', () => ({
      skills: [
        { skillId: idOf('1'), name: 'Data trees', icon: 'ruler' },
        { skillId: idOf('2'), name: 'Mesh repair', icon: 'ruler' },
      ],
    }));
    renderRoute(`/course?cohort-id=${idOf('a')}`, personOf());
    const list = await screen.findByRole('list', { name: 'Skills you train' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Data trees', 'Mesh repair']);
    expect(asked[0]?.query.get('cohort-id')).toBe(idOf('a'));
  });

  it('API-077 without the skills the rest of the page is shown', async () => {
    answers('cohorts', 'readCohort', { cohort });
    refuses('publicCourses', 'listSkills', 500, 'INTERNAL_SERVER_ERROR', 'Not now');
    renderRoute(`/course?cohort-id=${idOf('a')}`, personOf());
    expect(await screen.findByRole('list', { name: 'Dates of Computational Design' })).toBeVisible();
    expect(screen.queryByText('Skills you train')).toBeNull();
  });

  it('ROUTE-62 an address without a cohort is not found', async () => {
    renderRoute('/course', personOf());
    expect(await screen.findByText('There is no page here')).toBeVisible();
  });

  it('ROUTE-62 a user without a place in the cohort is told so', async () => {
    refuses('cohorts', 'readCohort', 403, 'FORBIDDEN', 'You have no place in this cohort.');
    refuses('cohorts', 'readCohortUserData', 403, 'FORBIDDEN', 'You have no place in this cohort.');
    renderRoute(`/course?cohort-id=${idOf('a')}`, personOf());
    expect(await screen.findByText('You have no place in this course')).toBeVisible();
  });

  it('a blocked learner is sent to billing instead', async () => {
    answers('cohorts', 'readCohort', { cohort });
    answers('cohorts', 'readCohortUserData', { ...userData, state: 'BLOCKED' });
    renderRoute(`/course?cohort-id=${idOf('a')}`, personOf());
    expect(await screen.findByRole('link', { name: 'Go to billing' })).toHaveAttribute('href', '/billing');
  });
});

describe('MentorEntryPage', () => {
  const running = courseOf({
    end: 'a',
    cohort: { timelines: [{ key: 'START_DATE', meta: { time: at(-9) } }] },
  });
  const coming = courseOf({
    end: 'b',
    cohort: { timelines: [{ key: 'START_DATE', meta: { time: at(9) } }] },
  });

  it.each([
    ['INDUSTRIAL_GUIDE', 'ig-hub'],
    ['LEAD_MENTOR', 'mentor-hub'],
  ] as const)(
    'ROUTE-68 API-189 shows a %s the running cohorts with their pending work, and the way to %s',
    async (role, hub) => {
      const asked = answersBy('cohorts', 'listUserCohortData', () => ({ courses: [running, coming] }));
      answers('mentors', 'readPage', {
        greetingName: 'Asha',
        profileStatus: 'COMPLETED',
        cohorts: [
          {
            cohortId: running.cohort.cohortId,
            courseTitle: 'Course a',
            openQueries: 2,
            tasksToAssess: 1,
            nextSession: null,
          },
        ],
      });
      renderRoute('/dashboard/mentor', personOf({ roles: [role] }));
      const card = await screen.findByRole('listitem', { name: 'Course a' });
      expect(card).toBeVisible();
      expect(await screen.findByText('2 open queries')).toBeVisible();
      expect(card).toHaveTextContent('1 hand-in to assess');
      expect(screen.queryByText('Course b')).toBeNull();
      expect(screen.getByRole('link', { name: 'Go to your hub' })).toHaveAttribute('href', `/${hub}`);
      expect(asked[0]?.query.get('source')).toBe(hub);
    },
  );

  it('ROUTE-68 a learner is told that the page is for mentors', async () => {
    renderRoute('/dashboard/mentor', personOf());
    expect(await screen.findByText('This page is for mentors')).toBeVisible();
  });
});

describe('the dates of a cohort', () => {
  it('start and end are days of the school for a reader in any time zone', async () => {
    keepTimeZone('America/New_York');
    const timelines = [
      { key: 'START_DATE' as const, meta: { time: '2026-12-20T18:30:00.000Z' } },
      { key: 'COURSE_COMPLETION_DATE' as const, meta: { time: '2027-05-31T18:30:00.000Z' } },
    ];
    answers('cohorts', 'readCohort', { cohort: { ...cohort, timelines } });
    renderRoute(`/course?cohort-id=${idOf('a')}`, personOf());
    expect(await screen.findByText('Start 21 December, 2026')).toBeVisible();
    expect(screen.getByText('End 1 June, 2027')).toBeVisible();
    expect(screen.queryByText(/20 December|31 May/)).toBeNull();
    keepTimeZone(null);
  });
});

describe('cohortEvents', () => {
  it('the events are sorted by date and the next one is marked, whatever order they come in', () => {
    const events = cohortEvents(
      [
        { key: 'GRADUATION_DATE', meta: { time: '2026-12-01T04:30:00.000Z' } },
        { key: 'KICK_OFF', meta: { time: '2026-10-01T20:30:00.000Z' } },
        { key: 'EVALUATION_DATE', meta: { time: '2026-11-25T04:30:00.000Z' } },
      ],
      '2026-11-21T00:00:00.000Z',
    );
    expect(events.map(({ title, state, dateText }) => [title, state, dateText])).toEqual([
      ['Kick-off', 'past', '2 October, 2026'],
      ['Evaluation day', 'next', '25 November, 2026'],
      ['Graduation', 'future', '1 December, 2026'],
    ]);
  });
});
