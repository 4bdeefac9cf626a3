import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, COHORT_ID, inDays } from '../../../test/a-cohort.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { answers, refuses } from '../../../test/server.ts';
import { lazyPart } from '../../parts/lazy-part.ts';
import { MentorArea } from './MentorArea.tsx';

const open = (page: string) =>
  renderAt(
    <MentorArea path={`${COHORT_ID}/${page}`} coursePages={{ curriculum: () => <h1>The course</h1> }} />,
  );

beforeEach(() => {
  answers('cohorts', 'readCohort', { cohort: aCohort() });
});

describe('the area of a guide', () => {
  it('ROUTE-30 D-08 a page that it does not have is not found', async () => {
    await open('swimming-pool');
    expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeVisible();
  });

  it('MENTOR-01 MENTOR-02 UI-13 the navigation locks what the cohort does not have yet', async () => {
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
    // What its guides read in preview is open to them before it is to learners (D-35).
    expect(screen.getAllByRole('link', { name: /Capstone/ })[0]).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/capstone`,
    );
  });

  it('ROUTE-32 a page that another area draws stands in the frame of the guide', async () => {
    await open('curriculum');
    expect(await screen.findByRole('heading', { name: 'The course' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Task assessment/ })[0]).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/task-assessment`,
    );
  });

  it('P-7 before the file of a page has come its frame stands with the shape of a page', async () => {
    const Slow = lazyPart<{ cohortId: string }>(() => new Promise(() => {}));
    await renderAt(<MentorArea path={`${COHORT_ID}/slow`} coursePages={{ slow: Slow }} />);
    expect(await screen.findByRole('status', { name: 'The page is loading' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Curriculum/ })[0]).toBeVisible();
  });

  it('P-7 ROUTE-46 so it does outside a cohort', async () => {
    for (const call of [
      'readGuideStats',
      'readGuideTrends',
      'readGuideBreakup',
      'listGuideTransactions',
    ] as const)
      refuses('earnings', call, 400, 'BAD_REQUEST', 'Not in this test.');
    await renderAt(<MentorArea path="earnings" coursePages={{}} />);
    expect(screen.getByRole('status', { name: 'The page is loading' })).toBeVisible();
    const home = screen.getByRole('link', { name: 'Plinth, your courses' });
    expect(home).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'IG Earnings' })).toBeVisible();
    // The frame is not drawn anew: a menu opened meanwhile would close.
    expect(home).toBeInTheDocument();
  });

  it('ROUTE-30 D-30 a cohort that is not the own one is closed, and nothing of it is shown', async () => {
    refuses('cohorts', 'readCohort', 403, 'FORBIDDEN', 'You are not a member of this cohort.');
    refuses('mentors', 'readDashboard', 403, 'FORBIDDEN', 'You are not assigned to this cohort.');
    refuses('mentors', 'readTurnaround', 403, 'FORBIDDEN', 'You are not assigned to this cohort.');
    await open('dashboard');
    expect(await screen.findByText('You are not a member of this cohort.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
    expect(screen.getByRole('link', { name: 'To your courses' })).toHaveAttribute('href', '/ig-hub');
  });
});
