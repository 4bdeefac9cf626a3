import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { SessionTips } from './SessionTips.tsx';

const id = (last: number) => `019dabcd-0000-7000-8000-00000000040${last}`;
const TIP = {
  tipId: id(1),
  liveSessionId: id(2),
  content: 'Bring **your section**.',
  attachments: [{ documentId: id(3), name: 'brief.pdf' }],
  createdAt: inDays(-1),
  authorName: 'Lena',
};
const render = () => renderPage(<SessionTips cohortId={COHORT_ID} nodeId={id(4)} />);

it('ENTITY-18 a learner reads the tips for a session with their author and files', async () => {
  const asked = answers('tips', 'listOfSession', { tips: [TIP], total: 1 });
  await render();
  const tips = within(await screen.findByRole('region', { name: 'From your lead mentor' }));
  expect(tips.getByText(/^Lena/)).toBeVisible();
  expect(tips.getByText('your section').tagName).toBe('STRONG');
  expect(tips.getByRole('button', { name: 'Download brief.pdf' })).toBeVisible();
  expect(asked[0]?.query.get('nodeId')).toBe(id(4));
});

it('ENTITY-18 a session without tips has no section for them, nor has a page without a session', async () => {
  const asked = answersBy('tips', 'listOfSession', () => ({ tips: [], total: 0 }));
  const { unmount } = await render();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  answersBy('tips', 'listOfSession', ({ query }) => {
    if (query.get('nodeId') === id(5)) return { tips: [TIP], total: 1 };
    throw HttpResponse.json(
      { status: 404, code: 'NOT_FOUND', message: 'There is no session here.' },
      { status: 404 },
    );
  });
  // Once the second page has its tips, the first one has its refusal.
  await renderPage(
    <>
      <SessionTips cohortId={COHORT_ID} nodeId={id(4)} />
      <SessionTips cohortId={COHORT_ID} nodeId={id(5)} />
    </>,
  );
  expect(await screen.findByText(/^Lena/)).toBeVisible();
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.queryByText('There is no session here.')).toBeNull();
});

it('ENTITY-18 tips that could not be loaded say so and offer a retry', async () => {
  refuses('tips', 'listOfSession', 400, 'BAD_REQUEST', 'Not now.');
  await render();
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
