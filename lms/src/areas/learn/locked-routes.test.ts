import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCohort, aPlace, COHORT_ID, inDays } from '../../../test/a-cohort.ts';
import { idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers } from '../../../test/server.ts';

it.each([
  ['queries', false],
  [`queries?queryId=${idOf('30')}`, false],
  ['queries-v2', true],
  [`capstone?sid=${idOf('1')}&cid=${idOf('2')}`, false],
])(
  'QUERY-08 CAP-02 nothing of a page that is locked is requested from the school: %s',
  async (page, hasAssistant) => {
    answers('cohorts', 'readCohort', {
      cohort: aCohort({
        aiBotEnabled: hasAssistant,
        timelines: [
          { key: 'START_DATE', meta: { time: inDays(20) } },
          { key: 'CAPSTONE_ONBOARDING_DATE', meta: { time: inDays(90) } },
        ],
      }),
    });
    answers('cohorts', 'readCohortUserData', aPlace());
    const asked = [
      answers('mentorQueries', 'list', { queries: [], total: 0 }),
      answers('mentorQueries', 'readWaitingTime', { waiting: null }),
      answers('mentorQueries', 'readThread', { queryId: idOf('30'), thread: [], total: 0 }),
      answers('curriculum', 'index', { nodes: [] }),
    ];
    renderRoute(`/learn/${COHORT_ID}/${page}`, personOf());
    expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
    expect(asked.flat()).toEqual([]);
  },
);
