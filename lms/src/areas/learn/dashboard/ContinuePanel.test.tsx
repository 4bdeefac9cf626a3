import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aCohort, COHORT_ID } from '../../../../test/a-cohort.ts';
import { idOf } from '../../../../test/people.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { ContinuePanel } from './ContinuePanel.tsx';

const stage: CurriculumNode = {
  nodeId: idOf('a1'),
  parentNodeId: null,
  type: 'MILESTONE',
  meta: { title: 'Before the first day', rank: 1 },
  isLocked: false,
  children: [],
};

const waitsWith = (preWork: CurriculumNode[]) =>
  answersBy('curriculum', 'index', ({ query }) => {
    if (query.get('namespace') === 'ONBOARDING') return { nodes: preWork };
    throw HttpResponse.json({ status: 403, code: 'FORBIDDEN', message: 'Not yet.' }, { status: 403 });
  });

beforeEach(() => {
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answers('progress', 'readStates', { nodes: {} });
  answers('dashboards', 'readDashboard', {
    showCoachmarks: false,
    attendance: { attended: 0, total: 0, percentage: 0 },
    cards: [],
    creditHealth: { key: 'NO_UPDATE_FOR_LAST_WEEK', value: 0 },
    upcomingSession: null,
  });
});

it('COHORT-10 a learner waiting for the start is linked to the pre-work from the dashboard', async () => {
  waitsWith([stage]);
  await renderPage(<ContinuePanel cohortId={COHORT_ID} />);
  expect(await screen.findByText(/The pre-work is open now/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the pre-work' })).toHaveAttribute(
    'href',
    `/learn/${COHORT_ID}/curriculum?namespace=ONBOARDING`,
  );
});

it('COHORT-10 without pre-work the dashboard links to the curriculum', async () => {
  waitsWith([]);
  await renderPage(<ContinuePanel cohortId={COHORT_ID} />);
  expect(await screen.findByText('Your lessons open when the course does.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the curriculum' })).toBeVisible();
});

const MOVED = [400, 'BAD_REQUEST', 'The school is being moved.'] as const;

it.each([
  ['the lessons', () => refuses('curriculum', 'index', ...MOVED)],
  ['the progress', () => refuses('progress', 'readStates', ...MOVED)],
])(
  'ERR-14 a learner whose dashboard could not load %s is told so, and tries again',
  async (_what, refuse) => {
    answers('curriculum', 'index', { nodes: [stage] });
    refuse();
    await renderPage(<ContinuePanel cohortId={COHORT_ID} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The school is being moved.');
    expect(screen.queryByText(/Your lessons open when|nothing to continue/)).toBeNull();
    answers('curriculum', 'index', { nodes: [stage] });
    answers('progress', 'readStates', { nodes: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible();
  },
);
