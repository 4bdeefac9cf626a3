import type { MentorDashboard } from '@plinth/domain/mentors/mentor-dashboard';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { officeSessionOf } from '../../../../test/office-sessions.ts';
import { idOf } from '../../../../test/people.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { DashboardPage } from './DashboardPage.tsx';

const dashboard = (more: Partial<MentorDashboard> = {}): MentorDashboard => ({
  cohortId: COHORT_ID,
  openQueries: 3,
  tasksToAssess: 1,
  upcomingSessions: [
    {
      liveSessionId: idOf('s1'),
      nodeId: idOf('n1'),
      title: 'Clash detection, live',
      startDate: inDays(2),
      endDate: inDays(2.05),
      sessionStatus: 'CREATED',
    },
  ],
  tat: { query: { averageHours: 9, count: 4 }, task: { averageHours: null, count: 0 } },
  groups: [{ groupId: idOf('a0'), title: 'Studio A', guide: null, learnerCount: 12 }],
  isLeaderBoardAllowed: true,
  isLocalizedLeaderboard: false,
  ...more,
});

beforeEach(() => {
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answersBy('mentors', 'readTurnaround', ({ query }) =>
    query.get('isQueryTat') === 'true'
      ? {
          kind: 'QUERY' as const,
          averageHours: 9,
          trend: [
            { week: '2026-11-09', averageHours: 12 },
            { week: '2026-11-16', averageHours: null },
            { week: '2026-11-23', averageHours: 6 },
          ],
          count: 4,
        }
      : { kind: 'TASK' as const, averageHours: null, trend: [], count: 0 },
  );
});
const open = () => renderPage(<DashboardPage cohortId={COHORT_ID} />);

describe('the dashboard of a guide', () => {
  it('COHORT-03 a guide takes the attendance of their own session, without seeing email addresses', async () => {
    answers('mentors', 'readDashboard', dashboard());
    answers('officeSessions', 'listOwn', {
      sessions: [
        officeSessionOf({ title: 'Walls', recorded: 1, attended: 1, learnerCount: 1 }),
        officeSessionOf({ liveSessionId: idOf('e2') }),
      ],
      timeZone: 'Asia/Kolkata',
      mayMove: false,
    });
    answers('officeSessions', 'readOwnAttendance', {
      title: 'Grids and levels',
      learners: [{ userId: idOf('31'), name: 'Asha One', emailId: null, state: null }],
    });
    const marked = answers('officeSessions', 'markOwnAttendance', {
      title: 'Grids and levels',
      learners: [],
    });
    await open();
    expect(await screen.findByText(/1 of 1 came/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take attendance of Grids and levels' }));
    const learner = within(await screen.findByRole('group', { name: 'Asha One' }));
    await userEvent.click(learner.getByRole('radio', { name: 'Late' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 mark' }));
    await waitFor(() =>
      expect(marked.at(-1)?.body).toEqual({ marks: [{ userId: idOf('31'), state: 'LATE', seen: null }] }),
    );
  });

  it('ROUTE-31 API-190 shows the pending work with links to it', async () => {
    answers('mentors', 'readDashboard', dashboard());
    await open();
    expect(await screen.findByRole('link', { name: '3 open queries' })).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/queries?assigned=me-or-nobody`,
    );
    expect(screen.getByRole('link', { name: '1 hand-in to assess' })).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/task-assessment`,
    );
    expect(screen.getByText('Clash detection, live')).toBeVisible();
    expect(screen.getByText('12 learners')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Their progress' })).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/group-performance`,
    );
  });

  it("API-208 API-209 states the guide's turn-around times and charts their weeks, or says that there are none", async () => {
    answers('mentors', 'readDashboard', dashboard());
    await open();
    const queries = within(await screen.findByRole('region', { name: 'Time to answer a query' }));
    expect(await queries.findByText('9 hours')).toBeVisible();
    expect(queries.getByText('on average, 4 queries answered')).toBeVisible();
    expect(
      queries.getByRole('img', {
        name: 'Time to answer a query, average of each week: from Mon 9 Nov 12 hours; from Mon 23 Nov 6 hours',
      }),
    ).toBeVisible();
    const tasks = within(screen.getByRole('region', { name: 'Time to review a hand-in' }));
    expect(await tasks.findByText('You have reviewed none in the last twelve weeks.')).toBeVisible();
  });

  it('COHORT-02 COHORT-10 a session moved to another year says so, with its year', async () => {
    const [session] = dashboard().upcomingSessions;
    if (!session) throw new Error('no session');
    const far = { startDate: '2038-10-31T21:30:00.000Z', endDate: '2038-10-31T23:00:00.000Z' };
    answers(
      'mentors',
      'readDashboard',
      dashboard({ upcomingSessions: [{ ...session, ...far, movedFrom: inDays(2) }] }),
    );
    await open();
    const sessions = within(await screen.findByRole('region', { name: 'Upcoming sessions' }));
    expect(await sessions.findByText('Rescheduled')).toBeVisible();
    expect(sessions.getByText(/ 2038, /)).toBeVisible();
  });

  it('MENTOR-02 has no link to the group performance where the cohort has no leaderboard', async () => {
    answers('mentors', 'readDashboard', dashboard({ isLeaderBoardAllowed: false }));
    await open();
    expect(await screen.findByText('Studio A')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Their progress' })).toBeNull();
  });

  it('an empty cohort says so in each section', async () => {
    answers(
      'mentors',
      'readDashboard',
      dashboard({ openQueries: 0, tasksToAssess: 0, upcomingSessions: [], groups: [] }),
    );
    await open();
    expect(await screen.findByRole('link', { name: '0 open queries' })).toBeVisible();
    expect(screen.getByText('No live session is planned at the moment.')).toBeVisible();
    expect(screen.getByText(/No group is assigned to you yet/)).toBeVisible();
  });

  it('a failed load can be tried again', async () => {
    refuses('mentors', 'readDashboard', 400, 'BAD_REQUEST', 'That did not work.');
    await open();
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    const again = await waiting.findByRole('button', { name: 'Try again' });
    answers('mentors', 'readDashboard', dashboard());
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: '3 open queries' })).toBeVisible();
  });
});
