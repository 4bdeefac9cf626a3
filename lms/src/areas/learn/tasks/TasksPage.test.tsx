import type { Task } from '@plinth/domain/assignments/report';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aCohort, COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, refuses } from '../../../../test/server.ts';
import { session } from '../../../stores/session.ts';
import { TasksPage } from './TasksPage.tsx';

const id = (last: number) => `019dabcd-0000-7000-8000-00000000010${last}`;
const aTask = (last: number, more: Partial<Task> = {}): Task => ({
  nodeId: id(last),
  title: `Task ${last}`,
  namespace: 'LEARNING',
  endDate: inDays(2),
  reviewStatus: 'PENDING',
  credits: 20,
  submittedAt: null,
  ...more,
});
const TASKS = [
  aTask(1),
  aTask(2, { submittedAt: inDays(-1) }),
  aTask(3, { reviewStatus: 'IN_REVIEW', submittedAt: inDays(-1) }),
  aTask(4, { reviewStatus: 'REVIEWED', submittedAt: inDays(-9), score: 18 }),
  aTask(5, { reviewStatus: 'EXPIRED', endDate: inDays(-2) }),
  aTask(6, { reviewStatus: 'REJECTED', submittedAt: inDays(-3), remark: 'The joins are open.' }),
];

beforeEach(() => {
  session.userId = id(0);
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answers('curriculum', 'index', { nodes: [] });
});

it('ROUTE-28 API-157 ENUM-48 tasks are grouped by review status, with the pending and overdue ones marked', async () => {
  answers('assignments', 'listTasks', { tasks: TASKS });
  await renderPage(<TasksPage cohortId={COHORT_ID} status={null} taskId={null} />);
  const rowsOf = async (group: string) =>
    within(await screen.findByRole('region', { name: group }))
      .getAllByRole('link')
      .map((row) => row.textContent);
  expect(await rowsOf('For you to do')).toEqual([
    expect.stringContaining('To hand in'),
    expect.stringContaining('Overdue'),
    expect.stringContaining('The joins are open.'),
  ]);
  expect(await rowsOf('With your guide')).toEqual([
    expect.stringContaining('Handed in'),
    expect.stringContaining('In review'),
  ]);
  expect(await rowsOf('Reviewed')).toEqual([expect.stringContaining('18 points')]);
  const chips = within(screen.getByRole('navigation', { name: 'Tasks by review' }));
  expect(chips.getByRole('link', { name: /Pending/ })).toHaveTextContent('2');
});

it('API-157 the list is filtered by status, and an opened task shows its hand-in form', async () => {
  answers('assignments', 'listTasks', { tasks: TASKS });
  answers('assignments', 'readOwn', {
    task: {
      nodeId: id(6),
      title: 'Task 6',
      namespace: 'LEARNING',
      uploads: 'LINK',
      endDate: null,
      credits: 20,
      maxScore: 20,
      reviewStatus: 'REJECTED',
      isOpen: true,
      draft: null,
      versions: [],
    },
  });
  await renderPage(<TasksPage cohortId={COHORT_ID} status="REJECTED" taskId={id(6)} />);
  expect(await screen.findByRole('link', { name: /^Task 6/ })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('link', { name: /^Task 1/ })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Add the link' })).toBeVisible();
  expect(screen.queryByLabelText('Files')).toBeNull();
  expect(screen.getByRole('link', { name: 'Read the brief' })).toHaveAttribute(
    'href',
    expect.stringContaining(`cid=${id(6)}`),
  );
});

it('a failed load of the tasks and an empty list each say so', async () => {
  refuses('assignments', 'listTasks', 403, 'FORBIDDEN', 'Not yours.');
  const first = await renderPage(<TasksPage cohortId={COHORT_ID} status={null} taskId={null} />);
  expect(await screen.findByText('Your tasks could not be loaded')).toBeVisible();
  first.unmount();
  answers('assignments', 'listTasks', { tasks: [] });
  await renderPage(<TasksPage cohortId={COHORT_ID} status={null} taskId={null} />);
  expect(await screen.findByText('No tasks yet')).toBeVisible();
});
