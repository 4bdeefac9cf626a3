import type { AuditName } from '@plinth/domain/audit-entries/audit-entry';
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
  it('OFFICE-06 an entry opens to the values before and after', async () => {
    shows();
    openOffice('/office/audit');
    await userEvent.click(await screen.findByRole('link', { name: 'Changed staff roles' }));
    const sheet = await screen.findByRole('dialog', { name: 'Changed staff roles' });
    const cells = within(within(sheet).getByRole('table', { name: 'Changes' }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['Staff roles', 'Admissions', 'Admissions, Finance']);
    expect(within(sheet).getByText(/127\.0\.0\.1/)).toBeVisible();
    expect(at()).toBe(`/office/audit?open=${idOf('80')}`);
  });

  it('OFFICE-06 an entry from the command line has no account', async () => {
    shows();
    openOffice(`/office/audit?open=${idOf('81')}`);
    const sheet = await screen.findByRole('dialog', { name: 'Closed an opening' });
    expect(within(sheet).getByText('filled')).toBeVisible();
    expect(within(sheet).getByText('Nothing was recorded before or after it.')).toBeVisible();
  });

  it('OFFICE-06 shows amounts, times and states in readable form, and entries with an old action name', async () => {
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
      name: 'Refunded an order without a seat',
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

  const opens = async (change: Parameters<typeof entryOf>[0], title: string) => {
    answers('auditEntries', 'list', { entries: [entryOf(change)], total: 1 });
    openOffice(`/office/audit?open=${idOf('80')}`);
    const sheet = within(await screen.findByRole('dialog', { name: title }));
    const rows = sheet
      .queryAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    return { sheet, rows };
  };
  const named = (change: Partial<AuditName>): AuditName => ({
    id: idOf('90'),
    kind: 'COHORT',
    name: 'BIM_A-12',
    emailId: null,
    cohortId: null,
    ...change,
  });

  it('OFFICE-06 shows only the cohort settings that changed, under the labels of their form', async () => {
    const before = {
      status: 'ACTIVE',
      seats: 40,
      groupSize: 12,
      aiBotEnabled: false,
      isLocalizedLeaderboard: false,
      isPromoted: true,
    };
    const { sheet, rows } = await opens(
      {
        action: 'cohort.settings',
        subject: null,
        details: { cohortId: idOf('90') },
        before,
        after: { ...before, status: 'INACTIVE', seats: 44, aiBotEnabled: true, isPromoted: false },
        names: [named({})],
      },
      "Changed a cohort's settings",
    );
    expect(rows).toEqual([
      ['State', 'Open', 'Closed'],
      ['Seats', '40', '44'],
      ['Assistant', 'No', 'Yes'],
      ['Promotion popup', 'Yes', 'No'],
    ]);
    expect(sheet.getByText('Subject')).toBeVisible();
    expect(sheet.getByRole('link', { name: 'BIM_A-12' })).toHaveAttribute(
      'href',
      `/office/cohorts/${idOf('90')}/groups`,
    );
  });

  it('OFFICE-06 the list names the changed object when an entry concerns no person', async () => {
    answers('auditEntries', 'list', {
      entries: [
        entryOf({
          action: 'cohort.closed',
          subject: null,
          details: { cohortId: idOf('90') },
          names: [named({})],
        }),
      ],
      total: 1,
    });
    openOffice('/office/audit');
    const row = within(await screen.findByRole('row', { name: /Closed a cohort/ }));
    expect(row.getByText('BIM_A-12')).toBeVisible();
  });

  it('OFFICE-06 shows a created object in full, with the names it refers to', async () => {
    const { rows } = await opens(
      {
        action: 'cohort.created',
        before: null,
        after: { productId: 'BIM_A', leadMentorId: idOf('91'), hasOnboarding: false, holidays: [] },
        names: [named({ id: idOf('91'), kind: 'PERSON', name: 'Lata Test', emailId: 'lata@plinth.test' })],
      },
      'Created a cohort',
    );
    expect(rows).toEqual([
      ['Product', '–', 'BIM_A'],
      ['Lead mentor', '–', 'Lata Test'],
      ['Learners fill in the onboarding form first', '–', 'No'],
      ['Holidays', '–', 'None'],
    ]);
    expect(screen.getByRole('link', { name: 'Lata Test' })).toHaveAttribute(
      'href',
      `/office/people/${idOf('91')}`,
    );
  });

  it('OFFICE-06 shows nested values with the field labels of their page', async () => {
    const price = { currency: 'INR', listPrice: 12_000_000, bookingAmount: 500_000 };
    const { rows } = await opens(
      {
        action: 'product.changed',
        details: { productId: 'BIM_A' },
        before: { prices: [price], productType: 'COHORT', courseTitle: 'BIM' },
        after: { prices: [{ ...price, listPrice: 12_500_000 }], productType: 'COHORT', courseTitle: 'BIM' },
      },
      'Changed a product',
    );
    expect(rows).toEqual([
      [
        'Prices',
        'Currency: INR, Price: ₹1,20,000, Booking amount: ₹5,000',
        'Currency: INR, Price: ₹1,25,000, Booking amount: ₹5,000',
      ],
    ]);
  });

  it("OFFICE-06 shows attendance under the learner's name", async () => {
    const { rows } = await opens(
      {
        action: 'sessions.attendance',
        before: { [idOf('91')]: 'ABSENT', [idOf('92')]: 'PRESENT' },
        after: { [idOf('91')]: 'EXCUSED', [idOf('92')]: 'PRESENT' },
        names: [named({ id: idOf('91'), kind: 'PERSON', name: 'Asha One' })],
      },
      'Recorded the attendance of a session',
    );
    expect(rows).toEqual([['Asha One', 'Absent', 'Excused']]);
  });

  it('OFFICE-06 a note about an application names the applicant and links to the application', async () => {
    const { sheet } = await opens(
      {
        action: 'application.noted',
        subject: null,
        details: { applicationId: idOf('93') },
        before: null,
        after: null,
        names: [
          named({ id: idOf('93'), kind: 'APPLICATION', name: 'Meera Shah', emailId: 'meera@plinth.test' }),
        ],
      },
      'Wrote a note about an application',
    );
    const [whom] = sheet.getAllByRole('link', { name: 'Meera Shah' });
    expect(whom).toHaveAttribute('href', `/office/applications?open=${idOf('93')}`);
    expect(sheet.getByText('meera@plinth.test')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Meera Shah', hidden: true })).toBeInTheDocument();
  });

  it('OFFICE-06 says when the values after are the same as before', async () => {
    const { sheet } = await opens(
      { action: 'groups.arranged', before: { Atelier: 3 }, after: { Atelier: 3 } },
      'Created or rebalanced groups',
    );
    expect(sheet.getByText('Everything was as before afterwards.')).toBeVisible();
  });

  it.each([
    ['send-offer', 'Sent an offer'],
    ['cancel-order', 'Cancelled an order'],
    ['api-key.made', 'Created an API key'],
    ['accounts-ledger.exported', 'Exported the ledger'],
  ])('OFFICE-06 shows %s as “%s”', async (action, words) => {
    answers('auditEntries', 'list', { entries: [entryOf({ action })], total: 1 });
    openOffice('/office/audit');
    expect(await screen.findByRole('link', { name: words })).toBeVisible();
  });

  it('OFFICE-08 filters by words, source, days and person, all in the address', async () => {
    const asked = shows();
    openOffice(`/office/audit?person=${idOf('70')}`);
    expect(await screen.findByRole('button', { name: 'Only Arun Test' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'roles{Enter}');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'Office');
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

  it('OFFICE-08 downloads the filtered entries', async () => {
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

  it('OFFICE-06 says when there are no entries', async () => {
    answers('auditEntries', 'list', { entries: [], total: 0 });
    openOffice('/office/audit');
    expect(await screen.findByRole('heading', { name: 'No changes yet' })).toBeVisible();
  });

  it('OFFICE-06 says why the entries could not be read, and reads them on another try', async () => {
    refuses('auditEntries', 'list', 400, 'BAD_REQUEST', 'The first day is after the last one.');
    openOffice('/office/audit');
    expect(await screen.findByRole('heading', { name: 'Audit log: not loaded' })).toBeVisible();
    expect(screen.getByText('The first day is after the last one.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No changes yet' })).toBeNull();
    shows();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Changed staff roles' })).toBeVisible();
  });

  it('OFFICE-06 shows nothing to staff whose roles do not include it', async () => {
    refuses('auditEntries', 'list', 403, 'FORBIDDEN', 'Your roles at the school do not allow this.');
    openOffice('/office/audit', ['ACADEMICS']);
    expect(
      await screen.findByRole('heading', { name: 'Your role does not include this page' }),
    ).toBeVisible();
  });
});
