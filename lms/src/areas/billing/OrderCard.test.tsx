import { schoolDay } from '@plinth/domain/dates/school-day';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers } from '../../../test/server.ts';
import type { BillingPayment } from '../../data/orders.ts';

const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const booking: BillingPayment = {
  paymentType: 'DOWN_PAYMENT',
  label: 'Booking amount',
  amount: 1_000_000,
  dueDate: later(-40),
  status: 'PAID',
  paymentId: idOf('f1'),
  paidAt: later(-40),
  hasInvoice: true,
};
const due: BillingPayment = {
  paymentType: 'FIRST_INSTALLMENT',
  label: 'First instalment',
  amount: 5_662_550,
  dueDate: later(-5),
  extendsTo: later(2),
  status: 'DUE',
  paymentId: null,
  hasInvoice: false,
};

describe('an order in billing', () => {
  it.each([
    [
      400_000,
      'Paid, partly given back',
      'Partly given back',
      '₹6,000 of ₹10,000, after ₹4,000 was given back',
    ],
    [1_000_000, 'Given back', 'Given back', '₹0 of ₹10,000, after ₹10,000 was given back'],
  ])(
    'API-114 FINANCE-04 of which %d was given back says so instead of paid',
    async (refunded, whole, one, sum) => {
      answers('orders', 'listBilling', {
        orders: [
          {
            orderId: idOf('e1'),
            courseTitle: 'BIM for Architects',
            status: 'PAYMENT_COMPLETED',
            planType: 'UPFRONT',
            currency: 'INR',
            payments: [
              { ...booking, refunded, refunds: [{ refundId: idOf('a1'), amount: refunded, at: later(-1) }] },
            ],
          },
        ],
      });
      renderRoute('/billing', personOf());
      const order = within(await screen.findByRole('region', { name: 'BIM for Architects' }));
      expect(order.getAllByText(whole)[0]).toBeVisible();
      expect(within(order.getByRole('row', { name: /Booking amount/ })).getByText(one)).toBeVisible();
      expect(order.getByText(sum)).toBeVisible();
      for (const paid of ['Paid in full', 'Paid']) expect(order.queryByText(paid)).toBeNull();
    },
  );

  it('API-114 ADOPT-04 of a payer who waits for a seat has no firm due date and nothing overdue, and can still be paid', async () => {
    answers('orders', 'listBilling', {
      orders: [
        {
          orderId: idOf('e1'),
          courseTitle: 'BIM for Architects',
          status: 'PAYMENT_ONGOING',
          planType: 'TWO_PART',
          currency: 'INR',
          payments: [booking, due],
          orderToken: 'o'.repeat(43),
          waitsForSeat: true,
        },
      ],
    });
    renderRoute('/billing', personOf());
    const order = within(await screen.findByRole('region', { name: 'BIM for Architects' }));
    expect(order.getByText(/Until you have it nothing is due/)).toBeVisible();
    const row = within(order.getByRole('row', { name: /First instalment/ }));
    expect(row.getByText(`${schoolDay(due.dueDate)} or later`)).toBeVisible();
    expect(row.getByText('Not due yet')).toBeVisible();
    const line = within(order.getByRole('list', { name: /over time$/ }));
    expect(line.getByText(`${schoolDay(due.dueDate)} or later`)).toBeVisible();
    expect(within(order.getByRole('row', { name: /Booking amount/ })).queryByText(/or later/)).toBeNull();
    for (const firm of [/Overdue/, /^This was due on/, /^Move the due date/])
      expect(order.queryByText(firm)).toBeNull();
    expect(order.getByRole('link', { name: 'Pay now' })).toBeVisible();
  });
});
