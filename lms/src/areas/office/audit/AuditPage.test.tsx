import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { entryOf, openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, refuses } from '../../../../test/server.ts';

const at = () => location.pathname + location.search;
const shows = () =>
  answers('auditEntries', 'list', {
    entries: [
      entryOf(),
      entryOf({
        auditId: idOf('81'),
        action: 'close-opening',
        actor: null,
        subject: null,
        source: 'COMMAND',
        before: null,
        after: null,
        details: { reason: 'filled' },
      }),
    ],
    total: 2,
  });

describe('the audit log', () => {
  it('OFFICE-06 an entry opens to what stood there before and after', async () => {
    shows();
    openOffice('/office/audit');
    await userEvent.click(await screen.findByRole('link', { name: 'Changed staff roles' }));
    const sheet = await screen.findByRole('dialog', { name: 'Changed staff roles' });
    const cells = within(within(sheet).getByRole('table', { name: 'What was changed' }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['Staff roles', 'Admissions', 'Admissions, Finance']);
    expect(within(sheet).getByText(/127\.0\.0\.1/)).toBeVisible();
    expect(at()).toBe(`/office/audit?open=${idOf('80')}`);
  });

  it('OFFICE-06 what the command line did has no account behind it', async () => {
    shows();
    openOffice(`/office/audit?open=${idOf('81')}`);
    const sheet = await screen.findByRole('dialog', { name: 'Closed an opening' });
    expect(within(sheet).getByText('filled')).toBeVisible();
    expect(within(sheet).getByText('Nothing was recorded before or after it.')).toBeVisible();
  });

  it('OFFICE-06 money, moments and states are read as people say them, and an old name stays readable', async () => {
    answers('auditEntries', 'list', {
      entries: [
        entryOf({
          action: 'order.given-back',
          details: { orderId: '17', reason: 'No seat' },
          before: { status: 'PARTIALLY_PAID', 'Group A': 2 },
          after: {
            status: 'CANCELLED',
            amount: 1_500_050,
            currency: 'INR',
            until: '2026-12-10T18:29:59.999Z',
          },
        }),
        entryOf({ auditId: idOf('81'), action: 'people.note' }),
      ],
      total: 2,
    });
    openOffice(`/office/audit?open=${idOf('80')}`);
    expect(await screen.findByText('People note')).toBeVisible();
    const sheet = await screen.findByRole('dialog', {
      name: 'Gave the money of an order without a seat back',
    });
    expect(within(sheet).getByText('Order ID')).toBeVisible();
    const rows = within(sheet)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Status', 'Partially paid', 'Cancelled'],
      ['Group A', '2', '–'],
      ['Amount', '–', '₹15,000.50'],
      ['Currency', '–', 'INR'],
      ['Until', '–', expect.stringMatching(/^1[01] December, 2026, /)],
    ]);
  });

  it.each([
    ['send-offer', 'Sent an offer'],
    ['cancel-order', 'Cancelled an order'],
    ['api-key.made', 'Made an API key'],
    ['accounts-ledger.exported', 'Exported the ledger'],
  ])('OFFICE-06 %s is told as “%s”', async (action, words) => {
    answers('auditEntries', 'list', { entries: [entryOf({ action })], total: 1 });
    openOffice('/office/audit');
    expect(await screen.findByRole('link', { name: words })).toBeVisible();
  });

  it('OFFICE-08 filters by words, source, days and a person, all in the address', async () => {
    const asked = shows();
    openOffice(`/office/audit?person=${idOf('70')}`);
    expect(await screen.findByRole('button', { name: 'Only Arun Test' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'roles{Enter}');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From where' }), 'Office');
    fireEvent.change(screen.getByLabelText('From day'), { target: { value: '2026-11-01' } });
    await waitFor(() => expect(at()).toContain('from=2026-11-01'));
    fireEvent.change(screen.getByLabelText('To day'), { target: { value: '2026-11-22' } });
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({
        pageNo: '0',
        search: 'roles',
        source: 'OFFICE',
        personId: idOf('70'),
        fromDay: '2026-11-01',
        toDay: '2026-11-22',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Only Arun Test' }));
    await waitFor(() =>
      expect(at()).toBe('/office/audit?search=roles&source=OFFICE&from=2026-11-01&to=2026-11-22'),
    );
  });

  it('OFFICE-08 the entries of the filter are downloaded', async () => {
    shows();
    const asked = answers('auditEntries', 'download', {
      status: 200,
      headers: { 'content-disposition': 'attachment; filename="audit.csv"' },
      body: new File([], 'audit.csv'),
    });
    openOffice('/office/audit?source=COMMAND');
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV of these entries' }));
    await waitFor(() =>
      expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ search: '', source: 'COMMAND' }),
    );
  });

  it('OFFICE-06 nothing, and a refusal, each say so', async () => {
    answers('auditEntries', 'list', { entries: [], total: 0 });
    openOffice('/office/audit');
    expect(await screen.findByRole('heading', { name: 'Nothing was changed yet' })).toBeVisible();
  });

  it('OFFICE-06 whose roles do not open the log reads none of it', async () => {
    refuses('auditEntries', 'list', 403, 'FORBIDDEN', 'Your roles at the school do not allow this.');
    openOffice('/office/audit', ['ACADEMICS']);
    expect(await screen.findByRole('heading', { name: 'This page is not part of your work' })).toBeVisible();
  });
});
