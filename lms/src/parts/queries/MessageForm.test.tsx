import type { ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { COHORT_ID } from '../../../test/a-cohort.ts';
import { idOf } from '../../../test/people.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { MessageForm } from './MessageForm.tsx';

const message: ThreadEntry = {
  threadId: idOf('41'),
  author: { userId: idOf('5'), firstName: 'Ravi', role: 'INDUSTRIAL_GUIDE', photo: null },
  text: 'Put it on the roof level.',
  body: [],
  attachments: [],
  createdAt: '2026-11-19T12:00:00.000Z',
  editedAt: null,
};

async function change() {
  let left = 0;
  await renderPage(
    <MessageForm
      cohortId={COHORT_ID}
      queryId={idOf('40')}
      message={message}
      write={() => Promise.reject(new Error('nothing is to be sent'))}
      onSent={() => {}}
      onCancel={() => {
        left += 1;
      }}
    />,
  );
  return { text: screen.getByRole('textbox', { name: /^Your message/ }), left: () => left };
}
const keepAsItWas = () => userEvent.click(screen.getByRole('button', { name: 'Keep it as it was' }));

beforeEach(() => sessionStorage.clear());

describe('a message that is being changed', () => {
  it('API-178 is left at once while nothing is changed', async () => {
    const { left } = await change();
    await keepAsItWas();
    expect(left()).toBe(1);
  });

  it('API-178 is left with what was typed in it only after a confirmation', async () => {
    const { text, left } = await change();
    await userEvent.type(text, ' Unconstrained.');
    await keepAsItWas();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep writing' }));
    expect(left()).toBe(0);
    expect(text).toHaveValue('Put it on the roof level. Unconstrained.');
    await keepAsItWas();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard them' }));
    expect(left()).toBe(1);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
