import type { EarningTransaction } from '@plinth/domain/earnings/earning-transaction';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { courseOf, idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, answersBy, refuses } from '../../../test/server.ts';

const guide = personOf({
  roles: ['INDUSTRIAL_GUIDE'],
  userCohorts: { SPECIALIZATION: [courseOf({ end: 'a' })] },
});
const lead = personOf({ roles: ['LEAD_MENTOR'] });
const transaction = (end: string, more: Partial<EarningTransaction> = {}): EarningTransaction => ({
  transactionId: idOf(end),
  date: '2026-11-05',
  category: 'QUERY',
  amount: 30_000,
  currency: 'INR',
  status: 'PAID',
  ...more,
});
const log = (description: string, more: { amount?: number; reason?: string } = {}) => ({
  date: '2026-10-05',
  cohortId: idOf('a'),
  category: 'QUERY' as const,
  description,
  quantity: 1,
  amount: 15_000,
  reason: null,
  ...more,
});

function answerAll(seat: 'Guide' | 'Lead' = 'Guide') {
  answers('earnings', `read${seat}Stats`, {
    currency: 'INR',
    total: 5_30_000,
    paid: 3_00_000,
    pending: 2_30_000,
    thisMonth: 15_000,
  });
  answers('earnings', `read${seat}Trends`, {
    currency: 'INR',
    trends: [
      { month: '2026-09', amount: 0 },
      { month: '2026-10', amount: 530_000 },
    ],
  });
  const asked = {
    breakup: answersBy('earnings', `read${seat}Breakup`, ({ query }) => ({
      month: query.get('month') ?? '',
      currency: 'INR' as const,
      items: [
        { category: 'SESSION' as const, count: 2, rate: 250_000, amount: 500_000 },
        { category: 'QUERY' as const, count: 2, rate: 15_000, amount: 30_000 },
      ],
      total: 530_000,
    })),
    transactions: answers('earnings', `list${seat}Transactions`, {
      transactions: [
        transaction('1'),
        transaction('2', { category: 'SESSION', status: 'FAILED', amount: 250_000 }),
      ],
      total: 41,
    }),
    logs: answers('earnings', `list${seat}Logs`, { logs: [log('Walls'), log('Walls')], total: 2 }),
  };
  return asked;
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('EarningsBoard', () => {
  it('ROUTE-46 API-214 shows a guide what was earned, paid, is pending, and belongs to this month', async () => {
    answerAll();
    renderRoute('/mentor/earnings', guide);
    const figures = await panel('So far');
    for (const [name, figure] of [
      ['Earned in total', '₹5,300'],
      ['Paid', '₹3,000'],
      ['Pending', '₹2,300'],
      ['This month', '₹150'],
    ] as const)
      expect((await figures.findByText(name)).closest('div')).toHaveTextContent(figure);
    await waitFor(() => expect(document.title).toBe('IG Earnings | Plinth'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('IG Earnings');
  });

  it('ROUTE-48 API-215 API-213 API-217 API-219 API-221 ROLE-12 shows a lead mentor the same from the lead mentor calls', async () => {
    const asked = answerAll('Lead');
    renderRoute('/lm/earnings?month=2026-10', lead);
    expect(await (await panel('So far')).findByText('₹5,300')).toBeVisible();
    const month = await panel('October 2026');
    expect(await month.findByRole('cell', { name: '₹2,500' })).toBeVisible();
    expect(await month.findAllByText('Walls')).toHaveLength(2);
    expect((await panel('Paid out by the school')).getByText('Came back')).toBeVisible();
    expect(asked.breakup[0]?.query.get('month')).toBe('2026-10');
    expect(asked.logs[0]?.body).toEqual({ month: '2026-10', pageNo: 0 });
    await waitFor(() => expect(document.title).toBe('Mentor Earnings | Plinth'));
  });

  it('API-212 CONST-34 every month is a link with its amount, the table shows the same, and the address holds the chosen one', async () => {
    const asked = answerAll();
    renderRoute('/mentor/earnings?month=2026-09', guide);
    const months = await screen.findByRole('navigation', { name: 'Months' });
    const october = within(months).getByRole('link', { name: 'October 2026: ₹5,300' });
    expect(within(months).getByRole('link', { current: true })).toHaveAccessibleName('September 2026: ₹0');
    await userEvent.click(october);
    expect(await screen.findByRole('region', { name: 'October 2026' })).toBeVisible();
    expect(location.search).toBe('?month=2026-10');
    expect(asked.breakup.at(-1)?.query.get('month')).toBe('2026-10');
    await userEvent.click(screen.getByText('As a table'));
    const table = screen.getByRole('table', { name: 'Earnings by month' });
    expect(within(table).getByRole('cell', { name: '₹5,300' })).toBeVisible();
  });

  it('API-216 API-220 a month is broken down by kind and rate, and its work can be filtered to one kind', async () => {
    const asked = answerAll();
    renderRoute('/mentor/earnings?month=2026-10', guide);
    const month = await panel('October 2026');
    const lines = within(await month.findByRole('table', { name: 'What October 2026 is made of' }));
    expect(lines.getAllByRole('row').slice(1)).toHaveLength(2);
    expect(lines.getByRole('row', { name: /Live sessions.*2.*₹2,500.*₹5,000/ })).toBeVisible();
    expect(await month.findAllByText(/Answered queries · BIM_A-14/)).toHaveLength(2);
    await userEvent.click(month.getByRole('link', { name: 'Answered queries' }));
    await waitFor(() =>
      expect(asked.logs.at(-1)?.body).toEqual({ month: '2026-10', category: 'QUERY', pageNo: 0 }),
    );
    expect(location.search).toBe('?month=2026-10&category=QUERY');
  });

  it('API-216 API-220 a correction is listed with the work, with its reason and without a rate', async () => {
    answerAll();
    answers('earnings', 'readGuideBreakup', {
      month: '2026-10',
      currency: 'INR',
      items: [
        { category: 'QUERY', count: 2, rate: 15_000, amount: 30_000 },
        { category: 'QUERY', count: 1, rate: null, amount: -15_000 },
      ],
      total: 15_000,
    });
    answers('earnings', 'listGuideLogs', {
      logs: [log('Walls'), log('Walls', { amount: -15_000, reason: 'The answer was given twice.' })],
      total: 2,
    });
    renderRoute('/mentor/earnings?month=2026-10', guide);
    const month = await panel('October 2026');
    expect(
      await month.findByRole('row', { name: /Corrections: Answered queries.*1.*–.*-₹150/ }),
    ).toBeVisible();
    const work = await month.findByText('Correction: The answer was given twice.');
    expect(work.closest('li')).toHaveTextContent('-₹150');
  });

  it('API-220 the CSV of a month contains all pages of its work', async () => {
    answerAll();
    renderRoute('/mentor/earnings?month=2026-10', guide);
    const month = await panel('October 2026');
    await month.findAllByText('Walls');
    answersBy('earnings', 'listGuideLogs', ({ body }) => ({
      logs:
        body.pageNo === 0
          ? [log('=Walls, "outer"')]
          : [log('Stairs', { amount: -15_000, reason: 'Counted twice.' })],
      total: 2,
    }));
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:a-file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(month.getByRole('button', { name: 'Download as CSV: work of October 2026' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect((files[0] as File).name).toBe('earnings-2026-10.csv');
    expect((await files[0]?.text())?.replace('\uFEFF', '')).toBe(
      [
        'Day,Cohort,Work,Description,Quantity,Amount,Currency,Correction',
        `2026-10-05,BIM_A-14,Answered queries,"'=Walls, ""outer""",1,150,INR,`,
        '2026-10-05,BIM_A-14,Answered queries,Stairs,1,-150,INR,Counted twice.',
        '',
      ].join('\r\n'),
    );
    vi.restoreAllMocks();
  });

  it('API-218 CONST-11 transactions are listed latest first, and sorted by column and paged by the address', async () => {
    const asked = answerAll();
    renderRoute('/mentor/earnings', guide);
    const paid = await panel('Paid out by the school');
    await paid.findByRole('table', { name: 'Transactions' });
    const order = () => Object.fromEntries(asked.transactions.at(-1)?.query ?? []);
    expect(order()).toEqual({ pageNo: '0', sortBy: 'date', sortDirection: 'DESC' });
    await userEvent.click(paid.getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(order()).toEqual({ pageNo: '0', sortBy: 'amount', sortDirection: 'DESC' }));
    expect(paid.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(paid.getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(order()).toMatchObject({ sortDirection: 'ASC' }));
    await userEvent.selectOptions(paid.getByRole('combobox', { name: 'Sorted by' }), 'Came back first');
    await waitFor(() => expect(order()).toMatchObject({ sortBy: 'status', sortDirection: 'ASC' }));
    await userEvent.selectOptions(paid.getByRole('combobox', { name: 'Sorted by' }), 'Smallest amount first');
    await waitFor(() => expect(location.search).toBe('?sortBy=amount&sortDirection=ASC'));
    await userEvent.click(paid.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(order()).toMatchObject({ pageNo: '1', sortBy: 'amount' }));
    expect(location.search).toBe('?sortBy=amount&sortDirection=ASC&transfers=2');
  });

  it('API-220 a transaction opens to the work that it pays for, and closes again', async () => {
    const asked = answerAll();
    renderRoute('/mentor/earnings', guide);
    const paid = await panel('Paid out by the school');
    const work = await paid.findByRole('link', { name: 'Answered queries' });
    expect(work).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(work);
    expect(await screen.findByRole('region', { name: 'What this transaction pays' })).toBeVisible();
    await waitFor(() =>
      expect(asked.logs.some(({ body }) => body.transactionId === idOf('1') && body.pageNo === 0)).toBe(true),
    );
    await userEvent.click(paid.getByRole('link', { name: 'Answered queries' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'What this transaction pays' })).toBeNull(),
    );
  });

  it('API-218 API-220 a transaction that came back says that a new one pays its work', async () => {
    const asked = answerAll();
    renderRoute('/mentor/earnings', guide);
    const paid = await panel('Paid out by the school');
    await userEvent.click(await paid.findByRole('link', { name: 'Live sessions' }));
    const opened = await panel('What this transaction pays');
    expect(opened.getByText(/it came back\. Its work, .* is paid by a new transaction/)).toBeVisible();
    expect(asked.logs.some(({ body }) => 'transactionId' in body)).toBe(false);
  });

  it('API-214 says so and why when nothing is earned yet, and shows no empty tables', async () => {
    answerAll();
    answers('earnings', 'readGuideStats', { currency: 'INR', total: 0, paid: 0, pending: 0, thisMonth: 0 });
    renderRoute('/mentor/earnings', guide);
    expect(await screen.findByText('Nothing is counted for you yet')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/Work on days without a rate brings nothing/)).toBeVisible();
  });

  it('ROLE-12 tells someone who may not see it so, and links to their own hub', async () => {
    answerAll();
    refuses('earnings', 'readGuideStats', 403, 'FORBIDDEN', 'This is for mentors.');
    renderRoute('/mentor/earnings', personOf());
    expect(await screen.findByRole('heading', { name: 'These earnings are not yours' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your hub' })).toHaveAttribute('href', '/learner-hub');
  });

  it('API-218 a part that fails to load can be requested again while the others stay', async () => {
    answerAll();
    refuses('earnings', 'listGuideTransactions', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    renderRoute('/mentor/earnings', guide);
    const paid = await panel('Paid out by the school');
    const again = await paid.findByRole('button', { name: 'Try again' });
    expect(await (await panel('So far')).findByText('₹5,300')).toBeVisible();
    answers('earnings', 'listGuideTransactions', { transactions: [transaction('1')], total: 1 });
    await userEvent.click(again);
    expect(await paid.findByRole('table', { name: 'Transactions' })).toBeVisible();
  });

  it.each([
    '?month=2026-13',
    '?month=Oct',
    '?page=-1&transfers=x&category=BONUS&transaction=mine&sortBy=name',
  ])('API-216 an invalid address (%s) shows the current month', async (search) => {
    const asked = answerAll();
    renderRoute(`/mentor/earnings${search}`, guide);
    await screen.findByRole('table', { name: 'Transactions' });
    expect(asked.breakup[0]?.query.get('month')).toMatch(/^\d{4}-\d\d$/);
    expect(Object.fromEntries(asked.transactions[0]?.query ?? [])).toEqual({
      pageNo: '0',
      sortBy: 'date',
      sortDirection: 'DESC',
    });
    await waitFor(() => expect(asked.logs).toHaveLength(1));
    expect(asked.logs[0]?.body).not.toHaveProperty('category');
  });
});
