import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { COHORT_ID } from '../../../../test/a-cohort.ts';
import { anApplication, anOpening } from '../../../../test/jobs.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, refuses } from '../../../../test/server.ts';
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

it('API-258 API-259 an opening shows a learner to whom openings are not open why, instead of the form', async () => {
  answers('jobs', 'readOpening', { jobOpening: anOpening() });
  answers('jobs', 'checkCriteria', { isEligible: true, criteria: [] });
  const refusal = 'You are placed, so openings are no longer open to you.';
  answers('jobs', 'readApplyStatus', { hasApplied: false, refusal });
  answers('jobs', 'markActivity', { marked: true });
  visitPlacementHub(`/placement-hub/job?cohortId=${COHORT_ID}&jobOpeningId=${idOf('91')}`);
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the placement hub' })).toHaveAttribute(
    'href',
    `/placement-hub?cohortId=${COHORT_ID}`,
  );
});

it('API-256 the list of openings says to a placed learner that they are placed, not that something is missing', async () => {
  const message = 'You are placed, so openings are no longer open to you.';
  refuses('jobs', 'listOpenings', 403, 'FORBIDDEN', message, { isPlaced: true });
  visitPlacementHub(`/placement-hub/jobs?cohortId=${COHORT_ID}`);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your applications' })).toBeVisible();
  expect(screen.queryByText(/placement form/)).toBeNull();
});

it('API-260 a withdrawn application that cannot be renewed says why, and does not offer it', async () => {
  const renewalRefusal = 'You are placed, so openings are no longer open to you.';
  const userJob = anApplication({ recordStatus: 'INACTIVE', isWithdrawable: false, renewalRefusal });
  answers('jobs', 'readApplication', { userJob, updates: [] });
  answers('documents', 'listDocuments', { documents: [] });
  visitPlacementHub(`/placement-hub/application?cohortId=${COHORT_ID}&userJobId=${userJob.userJobId}`);
  expect(await screen.findByText(`You cannot renew this application. ${renewalRefusal}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Renew the application' })).toBeNull();
});
