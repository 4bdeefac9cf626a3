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

describe('the course as a guide reads it', () => {
  const lesson = {
    nodeId: idOf('2'),
    parentNodeId: idOf('1'),
    type: 'TOPIC' as const,
    meta: { rank: 1, title: 'Levels and grids' },
    children: [],
    isLocked: false,
  };

  it('ROUTE-32 D-35 is the map in preview: every link stays in the area, nothing is drawn as progress', async () => {
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
  ])('the %s asks for no place of a learner, which who teaches has not', async (_, Preview) => {
    const asked: string[] = [];
    const note = ({ request }: { request: Request }) => asked.push(new URL(request.url).pathname);
    server.events.on('request:start', note);
    answers('curriculum', 'indexPreview', {
      nodes: [{ ...lesson, nodeId: idOf('8'), parentNodeId: null, type: 'STAGE' }],
    });
    answers('progress', 'readStates', { nodes: {} });
    await renderAt(<Preview cohortId={COHORT_ID} area="mentor" />);
    expect(await screen.findByText('Levels and grids')).toBeVisible();
    server.events.removeListener('request:start', note);
    expect(asked).toContain(`/v1/client/lms/user/${COHORT_ID}/cohort`);
    expect(asked.filter((path) => path.endsWith('/cohort-user-data'))).toEqual([]);
  });

  it('ROUTE-33 D-35 the capstone is open to its guides before it is to learners', async () => {
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

  it('CAP-04 D-10 the address of a capstone that the course lacks leads to the dashboard', async () => {
    answers('cohorts', 'readCohort', { cohort: aCohort({ cohortType: 'INT_DES' }) });
    const router = await renderAt(<CapstonePreview cohortId={COHORT_ID} area="mentor" />);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/mentor/${COHORT_ID}/dashboard`));
  });
});
