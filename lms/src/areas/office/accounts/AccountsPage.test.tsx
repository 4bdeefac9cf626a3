import type { Accounts } from '@plinth/domain/accounts/accounts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openOffice } from '../../../../test/office.ts';
import { answers, answersBy, refuses } from '../../../../test/server.ts';

const moved = { charged: 2_000_000, refunded: -500_000, net: 1_500_000 };
const ACCOUNTS: Accounts = {
  zone: 'Asia/Kolkata',
  asOf: '2026-11-20T08:30:00.000Z',
  from: '2025-12',
  until: '2026-11',
  receivables: [
    {
      currency: 'INR',
      ages: [
        { age: 'NOT_DUE', count: 1, amount: 4_000_000 },
        { age: 'DAYS_1_30', count: 1, amount: 1_000_000 },
        { age: 'DAYS_31_60', count: 0, amount: 0 },
        { age: 'DAYS_61_90', count: 0, amount: 0 },
        { age: 'OVER_90_DAYS', count: 0, amount: 0 },
      ],
      count: 2,
      amount: 5_000_000,
    },
  ],
  revenue: [
    { month: '2026-10', productId: 'BIM_A', currency: 'INR', ...moved },
    { month: '2026-10', productId: 'BIM_A', currency: 'USD', charged: 90_000, refunded: 0, net: 90_000 },
  ],
  revenueTotals: [
    { currency: 'INR', ...moved },
    { currency: 'USD', charged: 90_000, refunded: 0, net: 90_000 },
  ],
  refunds: [{ month: '2026-10', currency: 'INR', count: 1, given: -500_000, returned: 0, net: -500_000 }],
  refundTotals: [{ currency: 'INR', count: 1, net: -500_000 }],
  taxes: [
    { month: '2026-10', currency: 'INR', name: 'CGST', rate: 900, taxable: 1_271_186, amount: 114_407 },
  ],
  taxTotals: [{ currency: 'INR', amount: 114_407 }],
};

describe('the accounts page of the office', () => {
  it('FINANCE-02 shows receivables by age, revenue, refunds and taxes with totals per currency, and names the time zone', async () => {
    answers('officeAccounts', 'read', ACCOUNTS);
    await openOffice('/office/accounts', ['FINANCE']);
    const owed = within(await screen.findByRole('region', { name: 'Receivables by age' }));
    expect(owed.getByText('₹50,000 in 2 instalments')).toBeVisible();
    expect(owed.getByRole('columnheader', { name: 'Over 90 days' })).toBeVisible();
    expect(screen.getByText(/follow the school's time zone, India Standard Time/)).toBeVisible();
    const revenue = within(screen.getByRole('region', { name: 'Revenue' }));
    expect(revenue.getByText('₹20,000 received, ₹5,000 refunded: ₹15,000')).toBeVisible();
    expect(revenue.getAllByRole('listitem')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'Taxes' })).getByText('CGST, 9 %')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Overdue orders' })).toHaveAttribute(
      'href',
      '/office/orders?need=LATE',
    );
    expect(screen.getAllByRole('button', { name: /^Download CSV/ })).toHaveLength(5);
  });

  it('FINANCE-02 requests the months, course and currency in the address', async () => {
    const asked = answersBy('officeAccounts', 'read', () => ACCOUNTS);
    await openOffice('/office/accounts?from=2026-01&until=nonsense&product=BIM_A&currency=INR', ['FINANCE']);
    await screen.findByRole('region', { name: 'Revenue' });
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      from: '2026-01',
      productId: 'BIM_A',
      currency: 'INR',
    });
    expect(screen.getByLabelText('From month')).toHaveValue('2026-01');
  });

  it('FINANCE-02 says why a period cannot be shown', async () => {
    refuses('officeAccounts', 'read', 400, 'BAD_REQUEST', 'The first month is after the last one.');
    await openOffice('/office/accounts?from=2026-12&until=2026-01', ['FINANCE']);
    expect(await screen.findByText('The first month is after the last one.')).toBeVisible();
  });

  it('OFFICE-02 is not available to admissions', async () => {
    await openOffice('/office/accounts', ['ADMISSIONS']);
    expect(screen.queryByRole('link', { name: 'Accounts' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Revenue' })).toBeNull();
  });
});
