import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { COHORT_ID } from '../../../../test/a-cohort.ts';
import { anOpening } from '../../../../test/jobs.ts';
import { answers } from '../../../../test/server.ts';
import { visitPlacementHub } from '../../../../test/visit-placement-hub.ts';

it('ROUTE-74 an address that names no opening requests none and links to the list', async () => {
  const asked = answers('jobs', 'readOpening', { jobOpening: anOpening() });
  visitPlacementHub(`/placement-hub/job?cohortId=${COHORT_ID}`);
  expect(await screen.findByRole('heading', { name: 'Which opening?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all openings' })).toHaveAttribute(
    'href',
    `/placement-hub/jobs?cohortId=${COHORT_ID}`,
  );
  expect(asked).toEqual([]);
});
