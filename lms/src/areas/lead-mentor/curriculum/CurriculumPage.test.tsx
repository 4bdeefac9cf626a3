import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { answers, refuses } from '../../../../test/server.ts';
import { queryClient } from '../../../data/query-client.ts';
import { keepToken } from '../../../data/token-cookie.ts';
import { CurriculumPage } from './CurriculumPage.tsx';

const id = (last: number) => `019dabcd-0000-7000-8000-00000000030${last}`;
const aNode = (last: number, more: Partial<CurriculumNode> = {}): CurriculumNode => ({
  nodeId: id(last),
  parentNodeId: null,
  type: 'TOPIC',
  meta: { title: `Page ${last}`, rank: last },
  children: [],
  isLocked: false,
  ...more,
});

beforeEach(() => {
  answers('curriculum', 'lmIndex', { nodes: [] });
});

/** Renders the page at an address; the course itself has separate tests. */
async function renderAt(search: string) {
  queryClient.clear();
  keepToken('a-token-of-a-test');
  const Course = () => <p>The course</p>;
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <CurriculumPage cohortId={COHORT_ID} Course={Course} /> }),
    history: createMemoryHistory({ initialEntries: [`/${search}`] }),
  });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

it('API-196 ROUTE-41 above the map the page shows how much of the course is open to learners, and what opens next', async () => {
  answers('curriculum', 'lmIndex', {
    nodes: [
      aNode(1, { type: 'COURSE_MODULE', children: [aNode(2), aNode(3)] }),
      aNode(4, {
        type: 'COURSE_MODULE',
        isLocked: true,
        meta: { title: 'Coordination', rank: 4, startDate: inDays(3) },
        children: [aNode(5, { isLocked: true })],
      }),
    ],
  });
  await renderAt('');
  expect(await screen.findByRole('progressbar', { name: 'Open to learners today' })).toHaveAttribute(
    'aria-valuetext',
    '2 of 3 pages',
  );
  expect(screen.getByText(/“Coordination” opens to them on/)).toBeVisible();
  expect(screen.getByText('The course')).toBeVisible();
});

it("API-195 the lead mentor's own session shows its status, attendance and rating, and links to its tips", async () => {
  const asked = answers('curriculum', 'lmReadNode', {
    node: aNode(6, { type: 'LIVE_SESSION', sessionStatus: 'COMPLETED', liveSessionId: id(7) }),
  });
  answers('leadMentors', 'readSessionStats', {
    sessions: [
      {
        liveSessionId: id(7),
        title: 'Page 6',
        startDate: inDays(-3),
        endDate: inDays(-2.9),
        sessionStatus: 'COMPLETED',
        attendance: { attended: 18, total: 24, percentage: 75 },
        rating: { average: 4.4, count: 11 },
      },
    ],
    averages: { attendance: null, rating: null },
  });
  await renderAt(`?cid=${id(6)}`);
  expect(await screen.findByText(/18 of 24 came · 4\.4 of 5/)).toBeVisible();
  expect(screen.getByText('Completed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tips for this session' })).toHaveAttribute(
    'href',
    `/lm/${COHORT_ID}/dashboard?session=${id(7)}#tips`,
  );
  expect(asked[0]?.query.get('depth')).toBe('4');
});

it('API-195 a session led by someone else has no link to tips', async () => {
  answers('curriculum', 'lmReadNode', {
    node: aNode(6, { type: 'LIVE_SESSION', sessionStatus: 'CREATED', liveSessionId: id(8) }),
  });
  answers('leadMentors', 'readSessionStats', { sessions: [], averages: { attendance: null, rating: null } });
  await renderAt(`?cid=${id(6)}`);
  expect(await screen.findByText('Someone else leads this session.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tips for this session' })).toBeNull();
});

it.each([
  [true, /Locked for learners\. Opens on/],
  [false, 'Learners have this page today.'],
])('API-195 a page says whether it is open to learners (locked: %s)', async (isLocked, text) => {
  answers('curriculum', 'lmReadNode', {
    node: aNode(2, { isLocked, meta: { title: 'Page', startDate: inDays(4) } }),
  });
  await renderAt(`?cid=${id(2)}`);
  expect(await screen.findByText(text)).toBeVisible();
});

it('API-195 a page that cannot be loaded says so, and the course is still shown', async () => {
  refuses('curriculum', 'lmReadNode', 404, 'NOT_FOUND', 'This part of the course was not found.');
  await renderAt(`?cid=${id(2)}`);
  expect(await screen.findByText('This part of the course was not found.')).toBeVisible();
  expect(screen.getByText('The course')).toBeVisible();
});

it('API-196 ROLE-34 a user who does not lead the cohort is told so, and sees nothing of the course', async () => {
  refuses('curriculum', 'lmIndex', 403, 'FORBIDDEN', 'You are not assigned to this cohort.');
  await renderAt('');
  expect(await screen.findByRole('heading', { name: 'This is for the cohort’s lead mentors' })).toBeVisible();
  expect(screen.queryByText('The course')).toBeNull();
});
