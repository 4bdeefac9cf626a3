import type { GuideLeaderboard, GuidePlace } from '@plinth/domain/leaderboards/guide-leaderboard';
import type { Turnaround } from '@plinth/domain/mentors/turnaround';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aCohort, COHORT_ID } from '../../../../test/a-cohort.ts';
import { idOf } from '../../../../test/people.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { GuideBoard } from './GuideBoard.tsx';
import { MyPerformancePage } from './MyPerformancePage.tsx';

const place = (n: number, more: Partial<GuidePlace> = {}): GuidePlace => ({
  userId: idOf(`a${n}`),
  firstName: `Guide${n}`,
  photo: null,
  level: 3,
  rank: n,
  score: 40 - n,
  ...more,
});
const aBoard = (more: Partial<GuideLeaderboard> = {}): GuideLeaderboard => ({
  leaderboard: [place(1), place(2)],
  me: place(2),
  total: 2,
  ...more,
});
const weeks = Array.from({ length: 12 }, (_, n) => ({
  week: new Date(Date.UTC(2026, 1, 16 + 7 * n)).toISOString().slice(0, 10),
  averageHours: n === 11 ? 3.5 : n === 4 ? 20 : null,
}));

function answersAll(board = aBoard()) {
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answersBy(
    'mentors',
    'readTurnaround',
    ({ query }): Turnaround =>
      query.has('isQueryTat')
        ? { kind: 'QUERY', averageHours: 9, trend: weeks, count: 3 }
        : {
            kind: 'TASK',
            averageHours: null,
            trend: weeks.map((one) => ({ ...one, averageHours: null })),
            count: 0,
          },
  );
  return answers('leaderboards', 'readGuides', board);
}

describe('the performance of a guide', () => {
  it('MENTOR-01 D-85 while neither leaderboard flag is set the page is locked, and nothing is requested', async () => {
    const asked = answersAll();
    answers('cohorts', 'readCohort', {
      cohort: aCohort({ isLeaderBoardAllowed: false, isLocalizedLeaderboard: false }),
    });
    await renderPage(<MyPerformancePage cohortId={COHORT_ID} />);
    expect(await screen.findByText(/Coming soon!/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'My performance', level: 1 })).toBeVisible();
    expect(screen.queryByText('Guides of this cohort')).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each([
    { isLeaderBoardAllowed: true, isLocalizedLeaderboard: false },
    { isLeaderBoardAllowed: false, isLocalizedLeaderboard: true },
  ])('MENTOR-01 ROUTE-37 with %o the page is open', async (flags) => {
    answersAll();
    answers('cohorts', 'readCohort', { cohort: aCohort(flags) });
    await renderPage(<MyPerformancePage cohortId={COHORT_ID} />);
    expect(await screen.findByRole('region', { name: 'Guides of this cohort' })).toBeVisible();
  });

  it('API-208 API-209 turn-around times are shown in words, as columns and as a table; without any work the page says so', async () => {
    answersAll();
    await renderPage(<MyPerformancePage cohortId={COHORT_ID} />);
    const queries = within(await screen.findByRole('region', { name: 'Answering queries' }));
    expect(await queries.findByText('9 hours')).toBeVisible();
    expect(queries.getByText(/3 queries in twelve weeks/)).toBeVisible();
    const chart = queries.getByRole('figure', { name: 'Answering queries: average hours by week' });
    const heights = [...chart.querySelectorAll('rect')].map((column) =>
      Number(column.getAttribute('height')),
    );
    expect(heights).toHaveLength(2);
    expect((heights[1] ?? 0) / (heights[0] ?? 0)).toBeCloseTo(3.5 / 20);
    await userEvent.click(queries.getByText('As a table'));
    const rows = queries.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(13);
    expect(rows.at(-1)).toBe('4 May4 hours');
    expect(rows[1]).toBe('16 FebNothing yet');
    const tasks = within(screen.getByRole('region', { name: 'Reviewing tasks' }));
    expect(await tasks.findByText('You have reviewed no hand-in in the last twelve weeks.')).toBeVisible();
  });

  it("API-222 the guides are listed by rank with the guide's own place above them, page by page", async () => {
    const asked = answersAll(aBoard({ me: place(31, { level: 1, score: 1 }), total: 45 }));
    await renderPage(<GuideBoard cohortId={COHORT_ID} page={2} />);
    const own = await screen.findByRole('region', { name: 'Your place' });
    expect(own).toHaveTextContent('31');
    expect(own).toHaveTextContent('1 point');
    const places = screen.getAllByRole('listitem').filter((one) => one.textContent?.includes('points'));
    expect(places).toHaveLength(2);
    expect(places[0]).toHaveTextContent('Guide1');
    expect(screen.getByText('45 guides')).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the guides' }));
    expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(asked.map(({ query }) => query.get('pageNo'))).toEqual(['1']);
  });

  it("API-222 the guide's own place is shown only once when it is on the page", async () => {
    const me = place(1, { score: 9 });
    answersAll(aBoard({ leaderboard: [me, place(2)], me, total: 2 }));
    await renderPage(<GuideBoard cohortId={COHORT_ID} page={1} />);
    expect(await screen.findByText(/\(you\)/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your place' })).toBeNull();
  });

  it('API-222 a failed part offers a retry, a locked one says why, and the other part is shown', async () => {
    answersAll();
    refuses('leaderboards', 'readGuides', 403, 'LOCKED', 'Coming soon!');
    answersBy('mentors', 'readTurnaround', ({ query }): Turnaround => {
      if (query.has('isQueryTat'))
        throw HttpResponse.json(
          { status: 404, code: 'NOT_FOUND', message: 'Cohort not found.' },
          { status: 404 },
        );
      return { kind: 'TASK', averageHours: 9, trend: weeks, count: 3 };
    });
    await renderPage(<MyPerformancePage cohortId={COHORT_ID} />);
    const board = await screen.findByRole('region', { name: 'Guides of this cohort' });
    expect(await within(board).findByText('Coming soon!')).toBeVisible();
    expect(within(board).queryByRole('button', { name: 'Try again' })).toBeNull();
    const queries = screen.getByRole('region', { name: 'Answering queries' });
    expect(await within(queries).findByRole('button', { name: 'Try again' })).toBeVisible();
    const tasks = within(screen.getByRole('region', { name: 'Reviewing tasks' }));
    expect(await tasks.findByText('9 hours')).toBeVisible();
    expect(tasks.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
