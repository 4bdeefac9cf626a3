import type { GroupPerformance, LearnerPerformance } from '@plinth/domain/mentors/group-performance';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, COHORT_ID } from '../../../../test/a-cohort.ts';
import { idOf } from '../../../../test/people.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { answers, refuses } from '../../../../test/server.ts';
import { GroupPerformancePage } from './GroupPerformancePage.tsx';

const NILA = { userId: idOf('5'), firstName: 'Nila', lastName: 'Sen', photo: null };

const group = (more: Partial<GroupPerformance> = {}): GroupPerformance => ({
  learners: [
    {
      ...NILA,
      credits: 120,
      byNodeType: {
        TOPIC: { total: 12, completed: 7, credits: 70, percentage: 58 },
        QUIZ: { total: 4, completed: 2, credits: 50, percentage: 50 },
      },
      attendance: { attended: 3, total: 4, percentage: 75 },
    },
  ],
  average: { credits: 120, attendance: 75 },
  total: 1,
  ...more,
});

const performance: LearnerPerformance = {
  learner: NILA,
  credits: 120,
  creditHealth: { key: 'CREDITS_EARNED', value: 30 },
  attendance: { attended: 3, total: 4, percentage: 75 },
  quizzes: { total: 4, completed: 2, averagePercentage: 80 },
  assignments: { total: 3, handedIn: 1, reviewed: 1, averageScore: 30 },
  byNodeType: {},
  weeks: [{ weekStart: '2026-11-16', credits: 30 }],
  quizResults: [],
  skills: [{ skillId: idOf('80'), name: 'Clash detection', level: 2, credits: 40, change: 10 }],
  interview: null,
};

const open = (search = '') => renderAt(<GroupPerformancePage cohortId={COHORT_ID} />, search);

beforeEach(() => {
  answers('cohorts', 'readCohort', { cohort: aCohort() });
});

describe("the learners of a guide's own groups", () => {
  it('ROUTE-38 API-225 are listed in a table with credits, work and sessions', async () => {
    const asked = answers('mentors', 'readGroupPerformance', group());
    await open();
    const row = within((await screen.findByRole('link', { name: 'Nila Sen' })).closest('tr') as HTMLElement);
    expect(row.getByText('120')).toBeVisible();
    expect(row.getByText('7 of 12')).toBeVisible();
    expect(row.getByText('3 of 4')).toBeVisible();
    expect(
      screen.getByText('1 learner, 120 credits on average, 75 % of the sessions attended.'),
    ).toBeVisible();
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      sortBy: 'credits',
      sortDirection: 'DESC',
      pageNo: '0',
    });
  });

  it('API-225 are sorted by name, credits or sessions in either direction, kept in the address', async () => {
    const asked = answers('mentors', 'readGroupPerformance', group());
    const router = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Learner' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name' }));
    expect(asked.at(-1)?.query.get('sortDirection')).toBe('ASC');
    await userEvent.click(screen.getByRole('button', { name: 'Learner' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name', direction: 'DESC' }));
    expect(screen.getByRole('columnheader', { name: 'Learner' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Sessions' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'attendance' }));
    // On a phone, this replaces the column heads.
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Sorted by' }),
      'Fewest credits first',
    );
    await waitFor(() => expect(router.state.location.search).toEqual({ direction: 'ASC' }));
    expect(asked.at(-1)?.query.get('sortBy')).toBe('credits');
  });

  it('API-225 are filtered by one kind of work', async () => {
    const asked = answers('mentors', 'readGroupPerformance', group());
    const router = await open();
    await screen.findByRole('link', { name: 'Nila Sen' });
    await userEvent.selectOptions(screen.getByLabelText('Kind of work'), 'QUIZ');
    await waitFor(() => expect(router.state.location.search).toEqual({ kind: 'QUIZ' }));
    await waitFor(() => expect(asked.at(-1)?.query.get('node-type')).toBe('QUIZ'));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Lessons' })).toBeNull());
  });

  it('MENTOR-02 are locked while the cohort has no leaderboard at all', async () => {
    answers('cohorts', 'readCohort', {
      cohort: aCohort({ isLeaderBoardAllowed: false, isLocalizedLeaderboard: false }),
    });
    await open();
    expect(await screen.findByText(/Coming soon! The school has no leaderboard/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are reported as none yet, and can be loaded again after a failure', async () => {
    refuses('mentors', 'readGroupPerformance', 400, 'BAD_REQUEST', 'That did not work.');
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers('mentors', 'readGroupPerformance', group({ learners: [], total: 0 }));
    await userEvent.click(again);
    expect(await screen.findByText('No learners in your groups yet')).toBeVisible();
  });
});

describe('one learner', () => {
  it('API-226 is shown with totals, weeks and skills, and a link to the hand-ins', async () => {
    const asked = answers('mentors', 'readLearnerPerformance', performance);
    await open(`?learner=${NILA.userId}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nila Sen' })).toBeVisible();
    expect(asked[0]?.query.get('user-id')).toBe(NILA.userId);
    expect(screen.getByText('30 Credits earned last week')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Live sessions attended' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 4',
    );
    const weeks = within(
      screen.getByRole('figure', { name: 'Credits earned in each of the last twelve weeks' }),
    );
    await userEvent.click(weeks.getByText('As a table'));
    expect(weeks.getByRole('row', { name: '16 Nov 30 credits' })).toBeVisible();
    const row = within(screen.getByText('Clash detection').closest('tr') as HTMLElement);
    expect(row.getByText('2 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hand-ins' })).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/task-assessment?status=all&learner=${NILA.userId}`,
    );
  });

  it('API-188 has a booked interview, which the guide of the group may lead', async () => {
    answers('mentors', 'readLearnerPerformance', {
      ...performance,
      interview: { startDate: '2027-01-04T04:30:00.000Z', primaryMentor: null },
    });
    await open(`?learner=${NILA.userId}`);
    const interview = within(await screen.findByRole('region', { name: 'Interview' }));
    expect(interview.getByText(/10:00 AM \(India Standard Time\)/)).toBeVisible();
    expect(interview.getByRole('button', { name: 'Lead the interview' })).toBeVisible();
  });

  it("D-34 API-226 from outside the guide's own groups is not found", async () => {
    refuses('mentors', 'readLearnerPerformance', 404, 'NOT_FOUND', 'Learner not found in your groups.');
    await open(`?learner=${idOf('77')}`);
    expect(await screen.findByRole('heading', { name: 'Learner not found in your groups' })).toBeVisible();
  });
});
