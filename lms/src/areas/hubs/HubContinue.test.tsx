import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { courseOf, idOf } from '../../../test/people.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { answers, refuses, server } from '../../../test/server.ts';
import { queryClient } from '../../data/query-client.ts';
import { coursesToContinue } from './courses-to-continue.ts';
import { HubContinue } from './HubContinue.tsx';

const node = (end: string, children: CurriculumNode[] = []): CurriculumNode => ({
  nodeId: idOf(end),
  parentNodeId: null,
  type: 'TOPIC',
  meta: { title: `Page ${end}`, rank: 1 },
  children,
});
const OUTLINE = { nodes: [node('1', [node('2'), node('3')])] };
const first = courseOf({ end: 'a', state: 'ONGOING' });
const second = courseOf({ end: 'b', state: 'PAYMENT_PENDING' });

it('Continue on the hub opens the started page of each course', async () => {
  answers('curriculum', 'index', OUTLINE);
  const begun = { [first.cohort.cohortId]: idOf('3'), [second.cohort.cohortId]: idOf('2') };
  server.use(
    http.get('*/v2/client/lms/:cohortId/nodes/states', ({ params }) =>
      HttpResponse.json({
        nodes: { [begun[String(params.cohortId)] ?? '']: { state: 'STARTED', isLocked: false } },
      }),
    ),
  );
  await renderPage(<HubContinue courses={[first, second]} />);
  const ways = await screen.findAllByRole('link', { name: 'Continue' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    `/learn/${first.cohort.cohortId}/curriculum?mid=${idOf('1')}&cid=${idOf('3')}`,
    `/learn/${second.cohort.cohortId}/curriculum?mid=${idOf('1')}&cid=${idOf('2')}`,
  ]);
  expect(ways[0]).toHaveAccessibleDescription(/Course a.*Page 3/);
  expect(ways[1]).toHaveAccessibleDescription(/Course b.*Page 2/);
});

it('of many courses three are shown at first, and the others on request', async () => {
  answers('curriculum', 'index', OUTLINE);
  answers('progress', 'readStates', { nodes: {} });
  const courses = ['a', 'b', 'c', 'd', 'e'].map((end) => courseOf({ end, state: 'ONGOING' }));
  await renderPage(<HubContinue courses={courses} />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(await screen.findAllByRole('link', { name: 'Continue' })).toHaveLength(5);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a course whose open pages are all completed says so and leads to what comes next', async () => {
  answers('curriculum', 'index', OUTLINE);
  answers('progress', 'readStates', {
    nodes: {
      [idOf('2')]: { state: 'COMPLETED', isLocked: false },
      [idOf('3')]: { state: 'NOT_STARTED', isLocked: true },
    },
  });
  await renderPage(<HubContinue courses={[first]} />);
  expect(await screen.findByText('You have done everything that is open.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'What comes next' })).toHaveAttribute(
    'href',
    `/learn/${first.cohort.cohortId}/curriculum`,
  );
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});

it('the row is reserved while loading, and removed when its course is closed to the learner', async () => {
  answers('curriculum', 'index', OUTLINE);
  refuses('progress', 'readStates', 403, 'FORBIDDEN', 'Not yours.');
  await renderPage(<HubContinue courses={[first]} />);
  const rows = within(screen.getByRole('region', { name: 'Where you left off' }));
  expect(rows.getByRole('listitem')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(rows.queryByRole('listitem')).toBeNull());
});

it.each(['outline', 'progress'])(
  'a row whose %s could not be loaded says so, and is there once it is loaded again',
  async (what) => {
    answers('curriculum', 'index', OUTLINE);
    answers('progress', 'readStates', { nodes: {} });
    if (what === 'outline') refuses('curriculum', 'index', 400, 'BAD_REQUEST', 'The school is being moved.');
    else refuses('progress', 'readStates', 400, 'BAD_REQUEST', 'The school is being moved.');
    await renderPage(<HubContinue courses={[first]} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Where you left off could not be loaded. The school is being moved.',
    );
    const again = screen.getByRole('button', { name: 'Try again' });
    expect(again).toHaveAccessibleDescription(/Course a/);
    await userEvent.click(again);
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    expect(again).toHaveFocus();
    answers('curriculum', 'index', OUTLINE);
    answers('progress', 'readStates', { nodes: {} });
    await userEvent.click(again);
    const link = await screen.findByRole('link', { name: 'Continue' });
    await waitFor(() => expect(link).toHaveFocus());
  },
);

it('the row of a course that was read stays when it cannot be read again', async () => {
  answers('curriculum', 'index', OUTLINE);
  answers('progress', 'readStates', { nodes: {} });
  await renderPage(<HubContinue courses={[first]} />);
  await screen.findByRole('link', { name: 'Continue' });
  refuses('progress', 'readStates', 400, 'BAD_REQUEST', 'The school is being moved.');
  await queryClient.refetchQueries({ queryKey: ['progress'] });
  const [states] = queryClient.getQueryCache().findAll({ queryKey: ['progress'] });
  expect(states?.state.status).toBe('error');
  expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible();
});

it.each([
  ['an ongoing course', courseOf({ state: 'ONGOING' }), true],
  ['one with an instalment due', courseOf({ state: 'PAYMENT_PENDING' }), true],
  ['one with an instalment overdue', courseOf({ state: 'PAYMENT_DELAYED' }), true],
  ['one that is upcoming', courseOf({ state: 'UPCOMING' }), false],
  ['one that is completed', courseOf({ state: 'COMPLETED' }), false],
  [
    'one whose onboarding is pending',
    courseOf({
      state: 'ONGOING',
      cohortOnboardingStatus: 'STARTED',
      cohort: { tags: ['onboarding-v2'] },
    }),
    false,
  ],
  ['one of another app', courseOf({ state: 'ONGOING', cohort: { tags: ['new-lms2'] } }), false],
  ['a blocked place', courseOf({ state: 'BLOCKED' }), false],
  ['a place that was left', courseOf({ state: 'TRANSFERRED' }), false],
])('the courses to continue: %s', (_what, course, expected) => {
  expect(coursesToContinue([course], 'COMPLETED', '2026-11-21T00:00:00Z', [])).toEqual(
    expected ? [course] : [],
  );
});

it('CARD-33 without a completed profile no course is offered to continue', () => {
  expect(coursesToContinue([first], 'NOT_COMPLETED', '2026-11-21T00:00:00Z', [])).toEqual([]);
});
