import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { anApplication, aResumeSlot } from '../../../../test/jobs.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { visitPlacementHub } from '../../../../test/visit-placement-hub.ts';

// The pages are loaded as separate chunks; loading them here keeps that time out of the first test.
beforeAll(() => Promise.all([import('../PlacementHub.tsx'), import('./ApplicationPage.tsx')]));

const [MONDAY, TUESDAY] = [inDays(-2), inDays(-1)];

const shows = (
  ctc: number,
  offeredAt: string,
  offerStatus: 'OFFERED' | 'ACCEPTED' = 'OFFERED',
  recordStatus: 'ACTIVE' | 'INACTIVE' = 'ACTIVE',
) => {
  const offer = { ctc, currency: 'INR' as const, text: 'Start in March.', offeredAt };
  const userJob = anApplication({ offerStatus, offer, recordStatus });
  answers('jobs', 'readApplication', { userJob, updates: [] });
};

async function visit() {
  answers('documents', 'listDocuments', { documents: [aResumeSlot()] });
  visitPlacementHub(`/placement-hub/application?cohortId=${COHORT_ID}&userJobId=${idOf('93')}`);
  return within(await screen.findByRole('region', { name: /makes you an offer/ }));
}

it.each([
  ['Accept', 'Accept the offer', 'ACCEPTED'],
  ['Decline', 'Decline the offer', 'DECLINED'],
])(
  'API-263 %s names the pay before the final answer, and sends which offer was read',
  async (trigger, action, offerStatus) => {
    shows(60_000_000, MONDAY);
    const offer = await visit();
    await userEvent.click(offer.getByRole('button', { name: trigger }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('₹6,00,000 a year');
    const sent = answersBy('jobs', 'decideOffer', () => ({ userJob: { offerStatus: 'ACCEPTED' as const } }));
    await userEvent.click(within(dialog).getByRole('button', { name: action }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ cohortId: COHORT_ID, userJobId: idOf('93'), offerStatus, seen: MONDAY });
  },
);

it('API-263 an offer that was changed meanwhile is shown again before it can be accepted', async () => {
  shows(60_000_000, MONDAY);
  const offer = await visit();
  await userEvent.click(offer.getByRole('button', { name: 'Accept' }));
  refuses('jobs', 'decideOffer', 409, 'CONFLICT', 'The offer was changed in the meantime.');
  shows(50_000_000, TUESDAY);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the offer' }));
  expect(await offer.findByText(/₹5,00,000 a year/)).toBeVisible();
  expect(offer.getByRole('alert')).toHaveTextContent('This offer was changed');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = answers('jobs', 'decideOffer', { userJob: { offerStatus: 'ACCEPTED' } });
  await userEvent.click(offer.getByRole('button', { name: 'Accept' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the offer' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ seen: TUESDAY }));
});

it('API-260 API-263 an offer ends with its application, as the question before the withdrawal says', async () => {
  shows(60_000_000, MONDAY);
  const offer = await visit();
  const sent = answersBy('jobs', 'changeApplication', () => {
    shows(60_000_000, MONDAY, 'OFFERED', 'INACTIVE');
    return { userJob: anApplication({ recordStatus: 'INACTIVE' }) };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('You give up the offer for good.');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw it' }));
  expect(await offer.findByText('This offer has ended with the application')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(offer.queryByRole('button')).toBeNull();
});

it('API-263 D-101 an offer is accepted after a confirmation, and a refusal is shown in that dialog', async () => {
  shows(60_000_000, MONDAY);
  const offer = await visit();
  refuses('jobs', 'decideOffer', 409, 'CONFLICT', 'This application is withdrawn.');
  await userEvent.click(offer.getByRole('button', { name: 'Accept' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the offer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('withdrawn');
  answersBy('jobs', 'decideOffer', () => {
    shows(60_000_000, MONDAY, 'ACCEPTED');
    return { userJob: { offerStatus: 'ACCEPTED' as const } };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Accept the offer' }));
  expect(await screen.findByText('You accepted this offer')).toBeVisible();
});
