import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { type aCohort, anEvaluatedCohort, aPlace, COHORT_ID } from '../../test/a-cohort.ts';
import { personOf } from '../../test/people.ts';
import { renderRoute } from '../../test/render-route.tsx';
import { answers, server } from '../../test/server.ts';

const BEGUN = (['START_DATE', 'CAPSTONE_ONBOARDING_DATE', 'REVIEW_DAY_START_DATE'] as const).map((key) => ({
  key,
  meta: { time: '2026-01-01T00:00:00.000Z' },
}));

/** Opens a page of a cohort whose other answers are refused: only the destination is tested. */
function open(path: string, more: NonNullable<Parameters<typeof aCohort>[0]> = {}) {
  const rendered = renderRoute(path, personOf({ roles: ['LEARNER', 'INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] }));
  server.use(
    http.get(
      /\/v\d\/client\/.*(lms|workspace|mentor|query|queries|leaderboard|content|node|evaluation|tips|progress)/,
      () =>
        HttpResponse.json({ error: { code: 'BAD_REQUEST', message: 'Not in this test.' } }, { status: 400 }),
    ),
  );
  answers('cohorts', 'readCohort', { cohort: { ...anEvaluatedCohort(), timelines: BEGUN, ...more } });
  answers('cohorts', 'readCohortUserData', aPlace());
  return rendered;
}

const current = () => screen.findAllByRole('link', { current: 'page' });

describe('the pages of a cohort', () => {
  it.each([
    ['ROUTE-20', 'learn', 'dashboard', 'Dashboard'],
    ['ROUTE-21', 'learn', 'curriculum', 'Curriculum'],
    ['ROUTE-22', 'learn', 'capstone', 'Capstone'],
    ['ROUTE-24', 'learn', 'queries', 'Queries'],
    ['ROUTE-26', 'learn', 'skill-progress', 'Skill progress'],
    ['ROUTE-27', 'learn', 'performance', 'Performance'],
    ['ROUTE-28', 'learn', 'tasks', 'Tasks'],
    ['ROUTE-29', 'learn', 'evaluation-day', 'Evaluation day'],
    ['ROUTE-31', 'mentor', 'dashboard', 'Dashboard'],
    ['ROUTE-32', 'mentor', 'curriculum', 'Curriculum'],
    ['ROUTE-33', 'mentor', 'capstone', 'Capstone'],
    ['ROUTE-34', 'mentor', 'queries', 'Queries'],
    ['ROUTE-35', 'mentor', 'evaluation-day', 'Evaluation day'],
    ['ROUTE-36', 'mentor', 'task-assessment', 'Task assessment'],
    ['ROUTE-37', 'mentor', 'my-performance', 'My performance'],
    ['ROUTE-38', 'mentor', 'group-performance', 'Group performance'],
    ['ROUTE-40', 'lm', 'dashboard', 'Dashboard'],
    ['ROUTE-41', 'lm', 'curriculum', 'Curriculum'],
  ])('%s the area %s has the page %s, marked in its navigation as %s', async (_, area, page, label) => {
    open(`/${area}/${COHORT_ID}/${page}`);
    const path = `/${area}/${COHORT_ID}/${page}`;
    await waitFor(async () => {
      const link = (await current()).find((one) => one.getAttribute('href') === path);
      expect(link).toHaveAccessibleName(new RegExp(label));
    });
    expect(screen.queryByRole('heading', { name: 'There is no page here' })).toBeNull();
  });

  it.each([
    ['LEAD-01', 'lm', 'capstone'],
    ['LEAD-01', 'lm', 'queries'],
    ['ROUTE-19', 'learn', 'task-assessment'],
    ['ROUTE-30', 'mentor', 'tasks'],
  ])('%s the area %s has no page %s', async (_, area, page) => {
    open(`/${area}/${COHORT_ID}/${page}`);
    expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeVisible();
  });

  it.each([
    ['ROUTE-19', 'learn'],
    ['ROUTE-30', 'mentor'],
    ['ROUTE-39', 'lm'],
  ])('%s the base address of a cohort under /%s shows its dashboard', async (_, area) => {
    const router = open(`/${area}/${COHORT_ID}`);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${area}/${COHORT_ID}/dashboard`));
  });

  it.each(['learn', 'mentor'])(
    'ROUTE-23 the capstone page of a course without a capstone redirects to the dashboard of /%s',
    async (area) => {
      const router = open(`/${area}/${COHORT_ID}/capstone`, { cohortType: 'INT_DES' });
      await waitFor(() => expect(router.state.location.pathname).toBe(`/${area}/${COHORT_ID}/dashboard`));
    },
  );

  it.each([
    [true, 'queries', 'queries-v2'],
    [false, 'queries-v2', 'queries'],
  ])('ROUTE-25 with aiBotEnabled %s the page %s redirects to %s', async (aiBotEnabled, page, other) => {
    const router = open(`/learn/${COHORT_ID}/${page}`, { aiBotEnabled });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/learn/${COHORT_ID}/${other}`));
  });
});
