import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aCohort, COHORT_ID, inDays } from '../../../test/a-cohort.ts';
import { personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, refuses } from '../../../test/server.ts';
import { checkSession } from '../../stores/session.ts';

const guide = personOf({ roles: ['INDUSTRIAL_GUIDE'] });
const open = async (page: string) => renderRoute(`/mentor/${COHORT_ID}/${page}`, guide);

beforeEach(() => {
  answers('cohorts', 'readCohort', { cohort: aCohort() });
});

describe('the area of a guide', () => {
  it.each(['swimming-pool', 'tasks', 'dashboard/more'])(
    'ROUTE-30 D-08 the page %s, which the area does not have, is not found',
    async (page) => {
      await open(page);
      expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeVisible();
      expect(screen.queryByRole('link', { name: /Curriculum/ })).toBeNull();
      // As at the start of the app.
      await act(() => checkSession());
      expect(screen.getByRole('link', { name: 'Go to your courses' })).toHaveAttribute('href', '/ig-hub');
    },
  );

  it('MENTOR-01 MENTOR-02 UI-13 the navigation locks what the cohort does not have yet, except the capstone', async () => {
    refuses('mentors', 'readDashboard', 400, 'BAD_REQUEST', 'Not in this test.');
    refuses('mentors', 'readTurnaround', 400, 'BAD_REQUEST', 'Not in this test.');
    answers('cohorts', 'readCohort', {
      cohort: aCohort({
        isLeaderBoardAllowed: false,
        isLocalizedLeaderboard: false,
        timelines: [{ key: 'START_DATE', meta: { time: inDays(-30) } }],
      }),
    });
    await open('dashboard');
    expect((await screen.findAllByRole('link', { name: /Queries/ }))[0]).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/queries`,
    );
    for (const page of ['My performance', 'Group performance'])
      expect(screen.getByRole('link', { name: new RegExp(page) })).toHaveAttribute('aria-disabled', 'true');
    // What guides read in preview is open to them before it is open to learners (D-35).
    expect(screen.getAllByRole('link', { name: /Capstone/ })[0]).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/capstone`,
    );
  });

  it('ROUTE-46 the earnings page is outside any cohort, under its own title', async () => {
    for (const call of [
      'readGuideStats',
      'readGuideTrends',
      'readGuideBreakup',
      'listGuideTransactions',
    ] as const)
      refuses('earnings', call, 400, 'BAD_REQUEST', 'Not in this test.');
    renderRoute('/mentor/earnings', guide);
    expect(await screen.findByRole('heading', { name: 'IG Earnings' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Plinth, your courses' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('IG Earnings | Plinth'));
  });

  it('ROUTE-30 D-30 on a phone the other pages lead back to the courses the guide teaches', async () => {
    refuses('mentors', 'readDashboard', 400, 'BAD_REQUEST', 'Not in this test.');
    refuses('mentors', 'readTurnaround', 400, 'BAD_REQUEST', 'Not in this test.');
    const isBelow = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} });
    vi.stubGlobal('matchMedia', isBelow);
    onTestFinished(() => void vi.unstubAllGlobals());
    await open('dashboard');
    // The list behind `More` is filled before it is opened.
    const home = await screen.findByRole('link', { name: 'All my courses', hidden: true });
    expect(home).toHaveAttribute('href', '/ig-hub');
  });

  it("ROUTE-30 D-30 another guide's cohort is closed, and nothing of it is shown", async () => {
    refuses('cohorts', 'readCohort', 403, 'FORBIDDEN', 'You are not a member of this cohort.');
    refuses('mentors', 'readDashboard', 403, 'FORBIDDEN', 'You are not assigned to this cohort.');
    refuses('mentors', 'readTurnaround', 403, 'FORBIDDEN', 'You are not assigned to this cohort.');
    await open('dashboard');
    expect(await screen.findByText('You are not a member of this cohort.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your courses' })).toHaveAttribute('href', '/ig-hub');
  });
});
