import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { aCohort, COHORT_ID } from '../../../test/a-cohort.ts';
import { personOf } from '../../../test/people.ts';
import { left, renderRoute } from '../../../test/render-route.tsx';
import { answers, refuses, server } from '../../../test/server.ts';
import { logOut } from '../../stores/session.ts';

it('ROUTE-31 SESSION-05 the address of a guide’s page opens in its frame, and signing out from it leaves the page once', async () => {
  const said = vi.spyOn(console, 'error');
  server.use(http.post('*/v1/client/user/logout', () => HttpResponse.json({ loggedOut: true })));
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  refuses('mentors', 'readDashboard', 400, 'BAD_REQUEST', 'Not in this test.');
  refuses('mentors', 'readTurnaround', 400, 'BAD_REQUEST', 'Not in this test.');
  renderRoute(`/mentor/${COHORT_ID}/dashboard`, personOf({ roles: ['INDUSTRIAL_GUIDE'] }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await logOut();
  // The frame would request the cohort again, which was cleared with everything else, but no one is signed in.
  expect(left).toEqual(['/']);
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(said).not.toHaveBeenCalled();
});
