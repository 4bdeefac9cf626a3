import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, COHORT_ID } from '../../../../test/a-cohort.ts';
import { idOf } from '../../../../test/people.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { answers, server } from '../../../../test/server.ts';
import { CapstonePreview } from './CapstonePreview.tsx';
import { CurriculumPreview } from './CurriculumPreview.tsx';

beforeEach(() => {
  answers('cohorts', 'readCohort', { cohort: aCohort() });
});

describe("a guide's preview of the course", () => {
  const lesson = {
    nodeId: idOf('2'),
    parentNodeId: idOf('1'),
    type: 'TOPIC' as const,
    meta: { rank: 1, title: 'Levels and grids' },
    children: [],
    isLocked: false,
  };

  it('ROUTE-32 D-35 shows the map: every link stays in the area and no progress is drawn', async () => {
    answers('curriculum', 'indexPreview', {
      nodes: [
        {
          nodeId: idOf('1'),
          parentNodeId: null,
          type: 'COURSE_MODULE',
          meta: { rank: 1, title: 'Foundations' },
          children: [lesson],
          isLocked: false,
        },
      ],
    });
    answers('progress', 'readStates', { nodes: {} });
    await renderAt(<CurriculumPreview cohortId={COHORT_ID} area="mentor" />);
    expect(await screen.findByRole('link', { name: /Levels and grids/ })).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/curriculum?mid=${idOf('1')}&cid=${idOf('2')}`,
    );
    expect(screen.queryByText('Continue')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    ['curriculum', CurriculumPreview],
    ['capstone', CapstonePreview],
  ])('the %s requests no learner data, which mentors do not have', async (_, Preview) => {
    const asked: string[] = [];
    const note = ({ request }: { request: Request }) => asked.push(new URL(request.url).pathname);
    server.events.on('request:start', note);
    answers('curriculum', 'indexPreview', {
      nodes: [{ ...lesson, nodeId: idOf('8'), parentNodeId: null, type: 'STAGE' }],
    });
    answers('progress', 'readStates', { nodes: {} });
    await renderAt(<Preview cohortId={COHORT_ID} area="mentor" />);
    expect((await screen.findAllByText('Levels and grids')).length).toBeGreaterThan(0);
    server.events.removeListener('request:start', note);
    expect(asked).toContain(`/v1/client/lms/user/${COHORT_ID}/cohort`);
    expect(asked.filter((path) => path.endsWith('/cohort-user-data'))).toEqual([]);
  });

  it('ROUTE-33 D-35 the capstone is open to its guides before it opens to learners', async () => {
    answers('curriculum', 'indexPreview', {
      nodes: [
        {
          nodeId: idOf('8'),
          parentNodeId: null,
          type: 'STAGE',
          meta: { rank: 1, title: 'Site and brief' },
          children: [],
          isLocked: false,
        },
      ],
    });
    answers('progress', 'readStates', { nodes: {} });
    await renderAt(<CapstonePreview cohortId={COHORT_ID} area="mentor" />);
    expect(await screen.findByRole('heading', { name: 'Site and brief' })).toBeVisible();
  });

  it('CAP-04 D-10 the capstone address of a course without one redirects to the dashboard', async () => {
    answers('cohorts', 'readCohort', { cohort: aCohort({ cohortType: 'INT_DES' }) });
    const router = await renderAt(<CapstonePreview cohortId={COHORT_ID} area="mentor" />);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/mentor/${COHORT_ID}/dashboard`));
  });
});
