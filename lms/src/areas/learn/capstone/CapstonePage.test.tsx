import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCohort, aPlace, COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { personOf } from '../../../../test/people.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { renderRoute } from '../../../../test/render-route.tsx';
import { answers, refuses } from '../../../../test/server.ts';
import { keepTimeZone } from '../../../data/time-zone.ts';
import { CapstonePage } from './CapstonePage.tsx';

const id = (last: number) => `019dabcd-0000-7000-8000-0000000004${String(last).padStart(2, '0')}`;
const PART = { cohortId: COHORT_ID, namespace: 'CAPSTONE', isPreview: false } as const;
const dated = (onboarding: number) =>
  aCohort({
    timelines: [
      { key: 'START_DATE', meta: { time: inDays(-120) } },
      { key: 'CAPSTONE_ONBOARDING_DATE', meta: { time: inDays(onboarding) } },
      { key: 'CAPSTONE_START_DATE', meta: { time: inDays(onboarding + 7) } },
      { key: 'CAPSTONE_END_DATE', meta: { time: inDays(onboarding + 42) } },
    ],
  });
const node = (
  last: number,
  type: CurriculumNode['type'],
  title: string,
  children: CurriculumNode[] = [],
  more: Partial<CurriculumNode> = {},
): CurriculumNode => ({
  nodeId: id(last),
  parentNodeId: null,
  type,
  meta: { title, rank: last },
  children,
  ...more,
});
const STAGES = [
  node(1, 'STAGE_INTRO', 'How the capstone works'),
  node(2, 'STAGE', 'Brief', [node(3, 'TOPIC', 'The brief'), node(4, 'TASK', 'Hand in the plan')]),
  node(5, 'STAGE', 'Model', [node(6, 'TASK', 'Hand in the model', [], { isLocked: true })], {
    isLocked: true,
    meta: { title: 'Model', rank: 5, startDate: inDays(20) },
  }),
];

function answersCapstone(onboarding = 3, submittedAt: string | null = inDays(-1)) {
  answers('cohorts', 'readCohort', { cohort: dated(onboarding) });
  answers('cohorts', 'readCohortUserData', aPlace());
  answers('curriculum', 'index', { nodes: STAGES });
  answers('progress', 'readStates', { nodes: { [id(3)]: { state: 'COMPLETED', isLocked: false } } });
  answers('assignments', 'listTasks', {
    tasks: [
      {
        nodeId: id(4),
        title: 'Hand in the plan',
        namespace: 'CAPSTONE',
        endDate: inDays(2),
        reviewStatus: submittedAt === null ? 'PENDING' : 'IN_REVIEW',
        credits: 40,
        submittedAt,
      },
    ],
  });
}

describe('the capstone', () => {
  it('CAP-01 ROUTE-22 ROUTE-70 the stages are listed with their pages, hand-ins and locks', async () => {
    answersCapstone();
    await renderPage(<CapstonePage part={PART} stageId={null} nodeId={null} />);
    const link = await screen.findByRole('link', { name: /Hand in the plan/ });
    expect(link).toHaveAttribute('href', `/learn/${COHORT_ID}/capstone?sid=${id(2)}&cid=${id(4)}`);
    expect(await within(link).findByText('In review')).toBeVisible();
    expect(screen.getByText('1 of 2 handed in')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Hand in the model/ })).toBeNull();
    expect(screen.getByText(/Stage · Opens on/)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Dates of the capstone' })).toHaveTextContent(
      'First stage opens',
    );
  });

  it('CAP-02 its dates are days of the school in any time zone', async () => {
    keepTimeZone('America/New_York');
    answersCapstone();
    const timelines = [
      { key: 'CAPSTONE_ONBOARDING_DATE' as const, meta: { time: inDays(3) } },
      { key: 'CAPSTONE_END_DATE' as const, meta: { time: '2099-12-20T18:30:00.000Z' } },
    ];
    answers('cohorts', 'readCohort', { cohort: aCohort({ timelines }) });
    await renderPage(<CapstonePage part={PART} stageId={null} nodeId={null} />);
    expect(await screen.findByText('21 December, 2099')).toBeVisible();
    keepTimeZone(null);
  });

  it('QUERY-03 each open stage links to asking about it; a locked stage and the preview do not', async () => {
    answersCapstone();
    const first = await renderPage(<CapstonePage part={PART} stageId={null} nodeId={null} />);
    expect(await screen.findByRole('link', { name: 'Ask about this: Brief' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/queries?ask=CAPSTONE&nodeId=${id(2)}`,
    );
    expect(screen.queryByRole('link', { name: /Ask about this: Model/ })).toBeNull();
    first.unmount();
    answers('curriculum', 'indexPreview', { nodes: STAGES });
    await renderPage(<CapstonePage part={{ ...PART, isPreview: true }} stageId={null} nodeId={null} />);
    expect(await screen.findByRole('heading', { name: 'Brief' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Ask about this/ })).toBeNull();
  });

  it.each([
    { onboarding: 16, isOpen: false },
    { onboarding: 14.9, isOpen: true },
  ])(
    'CAP-02 CAP-03 CONST-13 $onboarding days before the onboarding it is open: $isOpen',
    async ({ onboarding, isOpen }) => {
      answersCapstone(onboarding);
      await renderPage(<CapstonePage part={PART} stageId={null} nodeId={null} />);
      if (isOpen) expect(await screen.findByText('How the capstone works')).toBeVisible();
      else expect(await screen.findByText(/Coming soon! It opens on/)).toBeVisible();
    },
  );

  it('CAP-04 ROUTE-23 the capstone of a course without one redirects to the dashboard', async () => {
    answers('cohorts', 'readCohort', { cohort: { ...dated(3), cohortType: 'MCD' } });
    answers('cohorts', 'readCohortUserData', aPlace());
    answers('curriculum', 'index', { nodes: [] });
    answers('progress', 'readStates', { nodes: {} });
    answers('dashboards', 'listPendingTasks', { pendingTasks: [], count: 0 });
    answers('dashboards', 'listNudges', { nudges: [] });
    refuses('dashboards', 'readDashboard', 403, 'FORBIDDEN', 'Not now.');
    refuses('calendar', 'readWeek', 403, 'FORBIDDEN', 'Not now.');
    const router = renderRoute(`/learn/${COHORT_ID}/capstone`, personOf());
    await waitFor(() => expect(router.state.location.pathname).toBe(`/learn/${COHORT_ID}/dashboard`));
    await screen.findByRole('heading', { level: 1 });
    cleanup();
  });

  it('API-159 the introduction is closed for good once dismissed', async () => {
    const user = userEvent.setup();
    answersCapstone(3, null);
    const asked = answers('dashboards', 'saveCoachmarks', {
      showCoachmarks: false,
      capstoneCoachmarksViewed: true,
    });
    await renderPage(<CapstonePage part={PART} stageId={null} nodeId={null} />);
    await user.click(await screen.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByText('Start with the introduction')).toBeNull());
    expect(asked.map(({ body }) => body)).toEqual([{ key: 'CAPSTONE', viewed: true }]);
  });

  it('API-159 a learner who has handed in a stage is not told to start with the introduction', async () => {
    answersCapstone();
    await renderPage(<CapstonePage part={PART} stageId={null} nodeId={null} />);
    expect(await screen.findByText('1 of 2 handed in')).toBeInTheDocument();
    expect(screen.queryByText('Start with the introduction')).toBeNull();
  });

  it('a failed load says so and can be repeated, and a capstone without stages says so', async () => {
    answersCapstone();
    refuses('curriculum', 'index', 403, 'FORBIDDEN', 'Not yours.');
    const first = await renderPage(<CapstonePage part={PART} stageId={null} nodeId={null} />);
    expect(await screen.findByText('The stages could not be loaded')).toBeVisible();
    answers('curriculum', 'index', { nodes: STAGES });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Hand in the plan/ })).toBeVisible();
    first.unmount();
    answers('curriculum', 'index', { nodes: [] });
    await renderPage(<CapstonePage part={PART} stageId={null} nodeId={null} />);
    expect(await screen.findByText('No stages yet')).toBeVisible();
  });
});
