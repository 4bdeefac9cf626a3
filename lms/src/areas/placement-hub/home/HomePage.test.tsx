import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { COHORT_ID } from '../../../../test/a-cohort.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { answers, refuses } from '../../../../test/server.ts';
import { HomePage } from './HomePage.tsx';

it('API-270 says when the details cannot be loaded, keeps the rest of the page, and loads them on another try', async () => {
  const status = 'NOT_ELIGIBLE_FOR_PLACEMENT' as const;
  answers('placement', 'readBannerType', { bannerType: status });
  answers('placement', 'readBanner', {
    bannerType: status,
    title: 'Where you stand',
    text: 'What it means.',
  });
  answers('placement', 'listNudges', { nudges: [] });
  answers('placement', 'checkEligibility', { isEligible: false, status, criteria: [] });
  answers('placement', 'readInterest', { interest: null });
  refuses('placement', 'readPreferences', 404, 'NOT_FOUND', 'Nothing was said.');
  refuses('placement', 'readDetails', 400, 'BAD_REQUEST', 'Later.');
  await renderAt(<HomePage cohortId={COHORT_ID} />);
  expect(await screen.findByText('Your placement could not be loaded')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Write to the placement team' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Dates' })).toBeNull();
  answers('placement', 'readDetails', {
    status,
    placementFormDate: null,
    placementStartDate: null,
    documents: [],
    counts: { jobs: 4, applied: 2, offers: 1 },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Dates' })).toBeVisible();
  expect(screen.queryByText('Your placement could not be loaded')).toBeNull();
});
