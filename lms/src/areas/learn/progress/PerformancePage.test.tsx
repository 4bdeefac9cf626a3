import type { Leaderboard, LeaderboardEntry } from '@plinth/domain/leaderboards/leaderboard';
import type { Performance } from '@plinth/domain/progress/performance';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCohort, aPlace, COHORT_ID } from '../../../../test/a-cohort.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, refuses } from '../../../../test/server.ts';
import { session } from '../../../stores/session.ts';
import { PerformancePage } from './PerformancePage.tsx';

const id = (n: number) => `019dabcd-0000-7000-8000-0000000002${String(n).padStart(2, '0')}`;

const place = (n: number, more: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  userId: id(n),
  firstName: `Learner${n}`,
  lastName: null,
  photo: null,
  level: 1,
  rank: n,
  credits: 100 - n,
  ...more,
});
const aBoard = (more: Partial<Leaderboard> = {}): Leaderboard => ({
  leaderboard: [place(1), place(2)],
  activePhases: ['Coordination'],
  statistics: {},
  me: place(77, { rank: 4321 }),
  total: 10_000,
  ...more,
});
const aPerformance: Performance = {
  userId: id(77),
  credits: 42,
  creditHealth: { key: 'CREDITS_EARNED', value: 12 },
  attendance: { attended: 3, total: 4, percentage: 75 },
  quizzes: { total: 9, completed: 2, averagePercentage: 81 },
  assignments: { total: 3, handedIn: 1, reviewed: 1, averageScore: 80 },
  byNodeType: {},
  weeks: Array.from({ length: 12 }, (_, n) => ({
    weekStart: new Date(Date.UTC(2026, 1, 16 + 7 * n)).toISOString().slice(0, 10),
    credits: n === 11 ? 12 : n === 3 ? 30 : 0,
  })),
  quizResults: [
    { nodeId: id(1), title: 'Grids', percentage: 62, completedAt: '2026-03-12T10:00:00.000Z' },
    { nodeId: id(2), title: 'Clash rules', percentage: 100, completedAt: '2026-05-05T10:00:00.000Z' },
  ],
};

const show = (more: Partial<Parameters<typeof PerformancePage>[0]> = {}) =>
  renderPage(
    <PerformancePage
      cohortId={COHORT_ID}
      shown="leaderboard"
      page={1}
      onPage={() => {}}
      board={{}}
      {...more}
    />,
  );
const allowed = (isLeaderBoardAllowed: boolean, isLocalizedLeaderboard: boolean) =>
  answers('cohorts', 'readCohort', { cohort: aCohort({ isLeaderBoardAllowed, isLocalizedLeaderboard }) });

beforeEach(() => {
  session.userId = id(77);
  allowed(true, false);
  answers('cohorts', 'readCohortUserData', aPlace());
  answers('progress', 'readPerformance', aPerformance);
  answers('progress', 'readStatistics', {
    statistics: { QUIZ: { total: 9, completed: 2, credits: 30, percentage: 22 } },
    creditHealth: { key: 'CREDITS_EARNED', value: 12 },
  });
  answers('progress', 'listPerformanceEvents', { events: [], total: 0 });
});
afterEach(() => {
  session.userId = null;
});

it('the last page of what earned credits follows when the page shown has become empty', async () => {
  answers('progress', 'listPerformanceEvents', { events: [], total: 1 });
  const turn = vi.fn();
  await show({ shown: 'own', page: 3, onPage: turn });
  await waitFor(() => expect(turn.mock.calls).toEqual([[1, true]]));
});

describe('the leaderboard', () => {
  it("DASH-01 the learner's own place is shown above a page that does not include it", async () => {
    answers('leaderboards', 'read', aBoard());
    await show();
    const own = within(await screen.findByRole('region', { name: 'Your place' }));
    expect(own.getByText('4321')).toBeInTheDocument();
    expect(screen.getByText('Learner1')).toBeInTheDocument();
    expect(screen.getByText('Open now: Coordination')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Page 500' })).toBeInTheDocument();
  });

  it("CONST-12 ENUM-31 there are levels 1 to 3, and the learner's own level is named when another is shown", async () => {
    const asked = answers('leaderboards', 'read', aBoard({ me: place(77, { level: 2 }) }));
    await show({ board: { level: 3 } });
    const levels = within(await screen.findByRole('navigation', { name: 'Level' }));
    expect(levels.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Level 1',
      'Level 2',
      'Level 3',
    ]);
    expect(await screen.findByRole('link', { name: 'You are at level 2' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/performance?view=leaderboard&level=2`,
    );
    expect(asked[0]?.query.get('level')).toBe('3');
  });

  it("API-161 a cohort with a localised board shows the learner's group first, with a link to the course if allowed", async () => {
    allowed(true, true);
    answers('leaderboards', 'readLocalised', aBoard({ leaderboard: [place(5, { firstName: 'Nearby' })] }));
    await show();
    expect(await screen.findByText('Nearby')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The course' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/performance?view=leaderboard&scope=course`,
    );
  });

  it('API-161 a learner without a group is shown the board of the course first, and why the other is empty', async () => {
    allowed(true, true);
    answers('cohorts', 'readCohortUserData', aPlace({ hasGroup: false }));
    answers('leaderboards', 'read', aBoard());
    await show();
    expect(await screen.findByText('Learner1')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your group' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/performance?view=leaderboard&scope=group`,
    );
  });

  it('API-161 a learner without a group reads that on the board of groups, and not that nobody is at a level', async () => {
    const asked = answers('leaderboards', 'readLocalised', aBoard({ leaderboard: [], me: null, total: 0 }));
    answers('cohorts', 'readCohortUserData', aPlace({ hasGroup: false }));
    allowed(false, true);
    await show();
    expect(await screen.findByRole('heading', { name: 'You are not in a group yet' })).toBeInTheDocument();
    expect(screen.queryByText(/Nobody is at level/)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('API-161 a mentor, who has no place, is shown the board of their groups', async () => {
    refuses('cohorts', 'readCohortUserData', 404, 'NOT_FOUND', 'You are not a learner in this cohort.');
    answers('leaderboards', 'readLocalised', aBoard({ me: null }));
    allowed(false, true);
    await show();
    expect(await screen.findByText('Learner1')).toBeInTheDocument();
  });

  it('API-160 where no leaderboard is enabled the page says so and requests none', async () => {
    allowed(false, false);
    await show();
    expect(await screen.findByText('This course does not rank its learners.')).toBeInTheDocument();
  });
});

describe("the learner's own performance", () => {
  it('API-134 both trends are shown as figures and in an accessible table', async () => {
    await show({ shown: 'own' });
    const panel = within(await screen.findByRole('region', { name: 'Trends' }));
    expect(await panel.findByText('2 of 9, 81 % on average')).toBeInTheDocument();
    for (const summary of panel.getAllByText('As a table')) await userEvent.click(summary);
    const [weeks, quizzes] = panel.getAllByRole('table');
    expect(within(weeks as HTMLElement).getAllByRole('row')).toHaveLength(13);
    expect(within(weeks as HTMLElement).getByRole('row', { name: '9 Mar 30 credits' })).toBeInTheDocument();
    expect(
      within(quizzes as HTMLElement).getByRole('row', { name: /^Clash rules, .* 100 %$/ }),
    ).toBeInTheDocument();
  });

  it('ENTITY-15 API-162 completed work is listed by kind of node', async () => {
    await show({ shown: 'own' });
    const kinds = within(await screen.findByRole('region', { name: 'By kind of work' }));
    expect(await kinds.findByRole('progressbar', { name: 'Quiz' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 9, 30 credits',
    );
  });
});
