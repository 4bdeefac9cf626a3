import type { Waiting } from '@plinth/domain/waiting/waiting';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, refuses } from '../../../../test/server.ts';

const waits = (change: Partial<Waiting> = {}): Waiting => ({
  kind: 'NO_GROUP',
  count: 7,
  entries: [
    {
      title: 'Asha Test',
      note: 'BIM for Architects, BIM_A-12',
      since: new Date(Date.now() - 3 * 86_400_000).toISOString(),
      cohortId: idOf('5'),
      userId: idOf('1'),
      id: null,
    },
  ],
  ...change,
});

describe('the office overview', () => {
  it('OFFICE-07 lists what is waiting and for how long, with links to where it is handled', async () => {
    answers('waiting', 'list', { waiting: [waits()] });
    openOffice('/office', ['ACADEMICS']);
    const part = await screen.findByRole('region', { name: 'Learners without a group: 7' });
    expect(within(part).getByRole('link', { name: 'Asha Test' })).toHaveAttribute(
      'href',
      `/office/cohorts/${idOf('5')}/groups`,
    );
    expect(within(part).getByText('waiting 3 days')).toBeVisible();
    expect(within(part).getByText('And 6 more that came later.')).toBeVisible();
  });

  it('OFFICE-07 a payment that does not match links to the orders awaiting a decision, even without an account', async () => {
    const [entry] = waits().entries;
    answers('waiting', 'list', {
      waiting: [
        waits({
          kind: 'FLAGGED_PAYMENT',
          count: 4,
          entries: entry
            ? [{ ...entry, cohortId: null, userId: null, id: idOf('9'), note: 'Another amount.' }]
            : [],
        }),
      ],
    });
    openOffice('/office', ['FINANCE']);
    const part = await screen.findByRole('region', { name: 'Payments that do not match: 4' });
    expect(within(part).getByRole('link', { name: /Asha Test/ })).toHaveAttribute(
      'href',
      `/office/orders?need=FLAGGED&open=${idOf('9')}`,
    );
    expect(within(part).getByRole('link', { name: 'And 3 more that came later' })).toHaveAttribute(
      'href',
      '/office/orders?need=FLAGGED',
    );
  });

  it('OFFICE-07 says when nothing is waiting', async () => {
    answers('waiting', 'list', { waiting: [] });
    openOffice('/office', ['ACADEMICS']);
    expect(await screen.findByText('Nothing needs your attention.')).toBeVisible();
  });

  it('OFFICE-07 loads the waiting items on another try when they could not be loaded', async () => {
    refuses('waiting', 'list', 500, 'INTERNAL', 'Not now.');
    openOffice('/office', ['ACADEMICS']);
    const again = await screen.findByRole('button', { name: /again/i });
    answers('waiting', 'list', { waiting: [waits()] });
    await userEvent.click(again);
    expect(await screen.findByRole('region', { name: 'Learners without a group: 7' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /again/i })).toBeNull();
  });
});
