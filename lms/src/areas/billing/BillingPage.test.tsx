import { schoolDay } from '@plinth/domain/dates/school-day';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, refuses, server } from '../../../test/server.ts';
import { type BillingOrder, type BillingPayment, billingQuery } from '../../data/orders.ts';
import { queryClient } from '../../data/query-client.ts';
import { keepTimeZone } from '../../data/time-zone.ts';

const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const paymentOf = (payment: Partial<BillingPayment>): BillingPayment => ({
  paymentType: 'FIRST_INSTALLMENT',
  label: 'First instalment',
  amount: 5_662_550,
  dueDate: later(3),
  status: 'DUE',
  paymentId: null,
  hasInvoice: false,
  ...payment,
});
const booking = paymentOf({
  paymentType: 'DOWN_PAYMENT',
  label: 'Booking amount',
  amount: 1_000_000,
  dueDate: '2026-11-16T20:30:00.000Z',
  status: 'PAID',
  paymentId: idOf('f1'),
  paidAt: '2026-11-16T20:30:00.000Z',
  hasInvoice: true,
});
const orderOf = (order: Partial<BillingOrder> = {}): BillingOrder => ({
  orderId: idOf('e1'),
  courseTitle: 'BIM for Architects',
  status: 'PAYMENT_ONGOING',
  planType: 'TWO_PART',
  currency: 'INR',
  payments: [
    booking,
    paymentOf({}),
    paymentOf({ label: 'Second instalment', dueDate: later(33), status: 'UPCOMING' }),
  ],
  ...order,
});
const ORDER_TOKEN = 'o'.repeat(43);

const placeOf = (state: 'BLOCKED') => ({
  cohorts: [
    {
      cohortId: idOf('b1'),
      courseTitle: 'BIM for Architects',
      cohortType: 'BIM_A' as const,
      tags: [],
      state,
      timelines: [],
      placementInterest: null,
    },
  ],
  placementCohortId: null,
  isReferBannerEnabled: false,
});

const rowOf = async (label: string) => {
  const cell = await screen.findByText(label, { selector: 'td *' });
  const row = cell.closest('tr');
  if (!row) throw new Error(`no row ${label}`);
  return within(row);
};

describe('BillingPage', () => {
  it('ROUTE-50 API-114 CONST-31 shows each order with its instalments, their amounts and their states', async () => {
    answers('orders', 'listBilling', { orders: [orderOf()] });
    renderRoute('/billing', personOf());
    expect(await screen.findByRole('region', { name: 'BIM for Architects' })).toHaveTextContent('Being paid');
    expect(document.title).toBe('Billing | Plinth');
    // As the payment page names it.
    expect(screen.getByText('Booking amount and two instalments')).toBeVisible();
    expect((await rowOf('Booking amount')).getByText('₹10,000')).toBeVisible();
    expect((await rowOf('Booking amount')).getByText('Paid')).toBeVisible();
    expect((await rowOf('First instalment')).getByText('₹56,625.50')).toBeVisible();
    expect((await rowOf('First instalment')).getByText('Due', { selector: 'span' })).toBeVisible();
    expect((await rowOf('Second instalment')).getByText('Upcoming')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Paid so far' })).toHaveAttribute(
      'aria-valuetext',
      '₹10,000 of ₹1,23,251',
    );
  });

  it('a due date is a day of the school in any time zone, and a payment date is in the zone of the reader', async () => {
    keepTimeZone('America/New_York');
    answers('orders', 'listBilling', { orders: [orderOf()] });
    renderRoute('/billing', personOf());
    const row = await rowOf('Booking amount');
    expect(row.getByText('17 November, 2026')).toBeVisible();
    expect(row.getByText('16 November, 2026')).toBeVisible();
    keepTimeZone(null);
  });

  it('an unpaid instalment past its due date is overdue', async () => {
    answers('orders', 'listBilling', {
      orders: [orderOf({ payments: [paymentOf({ dueDate: later(-1) })] })],
    });
    renderRoute('/billing', personOf());
    expect((await rowOf('First instalment')).getByText('Overdue')).toBeVisible();
  });

  it('ENUM-45 a late instalment says after which day there is no access to the course', async () => {
    keepTimeZone('America/New_York');
    const dueDate = later(-5);
    answers('orders', 'listBilling', { orders: [orderOf({ payments: [booking, paymentOf({ dueDate })] })] });
    renderRoute('/billing', personOf());
    expect(await screen.findByText(/^This was due on/)).toHaveTextContent(
      `After ${schoolDay(later(9))} you have no access to the course until this is paid.`,
    );
    keepTimeZone(null);
  });

  it('ENUM-45 a late instalment of a course that is over for the learner says no more than its date, however late', async () => {
    for (const days of [5, 30]) {
      const dueDate = later(-days);
      answers('orders', 'listBilling', {
        orders: [orderOf({ isCourseOver: true, payments: [booking, paymentOf({ dueDate })] })],
      });
      renderRoute('/billing', personOf());
      const note = await screen.findByText(/^This was due on/);
      expect(note).toHaveTextContent(`This was due on ${schoolDay(dueDate)}. You can pay it now.`);
      cleanup();
      queryClient.clear();
    }
  });

  it('PAY-08 an instalment that the EMI partner is about to pay is not requested from the learner', async () => {
    answers('orders', 'listBilling', {
      orders: [
        orderOf({
          orderToken: ORDER_TOKEN,
          planType: 'EMI_WITH_DP',
          isWithPartner: true,
          payments: [booking, paymentOf({ dueDate: later(-1) })],
        }),
      ],
    });
    renderRoute('/billing', personOf());
    expect((await rowOf('First instalment')).getByText('With the partner')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the application' })).toHaveAttribute(
      'href',
      `/payment-plan?orderId=${idOf('e1')}`,
    );
    expect(screen.queryByText('Overdue')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^This was due on/)).not.toBeInTheDocument();
  });

  it('Pay now leads to the payment page of the same order', async () => {
    answers('orders', 'listBilling', { orders: [orderOf({ orderToken: ORDER_TOKEN })] });
    renderRoute('/billing', personOf());
    expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      `/payment-plan?orderToken=${ORDER_TOKEN}`,
    );
    expect(screen.getByText('First instalment, ₹56,625.50')).toBeVisible();
  });

  it('the instalments are drawn as a timeline of done, current and upcoming payments', async () => {
    answers('orders', 'listBilling', { orders: [orderOf()] });
    renderRoute('/billing', personOf());
    const line = await screen.findByRole('list', { name: 'Payments for BIM for Architects over time' });
    const [first, second, third] = within(line).getAllByRole('listitem');
    expect(first).toHaveTextContent('Done: ₹10,000');
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(third).toHaveTextContent('Upcoming');
  });

  it('without a token the page says that the link is in the email', async () => {
    answers('orders', 'listBilling', { orders: [orderOf()] });
    renderRoute('/billing', personOf());
    expect(await screen.findByText(/open the link in the email/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });

  it('a fully paid order requests no payment', async () => {
    answers('orders', 'listBilling', {
      orders: [orderOf({ status: 'PAYMENT_COMPLETED', payments: [booking] })],
    });
    renderRoute('/billing', personOf());
    expect(await screen.findByText('Paid in full')).toBeVisible();
    expect(screen.queryByText(/open the link in the email/)).toBeNull();
  });

  it('a failed payment is marked as such, with its reason', async () => {
    answers('orders', 'listBilling', {
      orders: [
        orderOf({
          orderToken: ORDER_TOKEN,
          payments: [
            paymentOf({
              status: 'FAILED',
              paymentId: idOf('f2'),
              failureReason: 'The card does not have enough funds.',
            }),
          ],
        }),
      ],
    });
    renderRoute('/billing', personOf());
    expect(await screen.findByText('The last payment did not go through')).toBeVisible();
    expect(screen.getByText(/The card does not have enough funds\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      `/payment-plan?orderToken=${ORDER_TOKEN}`,
    );
    expect((await rowOf('First instalment')).getByText('Did not go through')).toBeVisible();
  });

  it('a pending payment can be checked again', async () => {
    const pending = orderOf({ payments: [paymentOf({ status: 'PENDING', paymentId: idOf('f2') })] });
    answers('orders', 'listBilling', { orders: [pending] });
    renderRoute('/billing', personOf());
    const ask = await screen.findByRole('button', { name: 'Check again' });
    server.use(http.get('*/api/v1/getOrder/:id', () => HttpResponse.json({ order: {} })));
    answers('orders', 'listBilling', {
      orders: [orderOf({ status: 'PAYMENT_COMPLETED', payments: [booking] })],
    });
    await userEvent.click(ask);
    expect(await screen.findByText('Paid in full')).toBeVisible();
  });

  it('API-115 the invoice of a paid instalment is downloaded as a file under its own name', async () => {
    answers('orders', 'listBilling', { orders: [orderOf()] });
    const asked: string[] = [];
    server.use(
      http.get('*/api/v1/invoice/download', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('paymentId') ?? '');
        return new HttpResponse(new Blob(['%PDF-1.7'], { type: 'application/pdf' }), {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': 'attachment; filename="invoice-7.pdf"',
          },
        });
      }),
    );
    URL.createObjectURL = () => 'blob:an-invoice';
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(`${this.download} ${this.href}`);
    });
    renderRoute('/billing', personOf());
    await userEvent.click(await screen.findByRole('button', { name: 'Invoice for Booking amount, PDF' }));
    await waitFor(() => expect(names).toEqual(['invoice-7.pdf blob:an-invoice']));
    expect(asked).toEqual([idOf('f1')]);
    click.mockRestore();
  });

  it('API-115 an invoice that cannot be downloaded says why, beside its button', async () => {
    answers('orders', 'listBilling', { orders: [orderOf()] });
    refuses('payments', 'downloadInvoice', 404, 'NOT_FOUND', 'You have no paid payment with this id.');
    renderRoute('/billing', personOf());
    await userEvent.click(await screen.findByRole('button', { name: 'Invoice for Booking amount, PDF' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You have no paid payment with this id.');
  });

  const visa = { cardId: idOf('c1'), brand: 'visa', last4: '4242', expMonth: 12, expYear: 2029 };
  const mastercard = { cardId: idOf('c2'), brand: 'mastercard', last4: '4444', expMonth: 7, expYear: 2028 };
  const kept = { cardData: [visa, mastercard], paysAutomatically: false };

  it('API-116 ENTITY-24 a card is selected, set to be charged automatically or removed, and the list is loaded again', async () => {
    answers('orders', 'listBilling', { orders: [orderOf(kept)] });
    const changed = answers('payments', 'changeCard', { cardData: [mastercard, visa], selectedCard: null });
    const removed = answers('payments', 'removeCard', { cardData: [], selectedCard: null });
    renderRoute('/billing', personOf());
    await userEvent.click(await screen.findByRole('button', { name: 'Use Mastercard ending in 4444' }));
    await waitFor(() => expect(changed[0]?.body).toEqual({ cardId: mastercard.cardId }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Charge Visa ending in 4242/ }));
    await waitFor(() => expect(changed[1]?.body).toEqual({ cardId: visa.cardId, payAutomatically: true }));
    answers('orders', 'listBilling', { orders: [orderOf({ cardData: [mastercard] })] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Visa ending in 4242' }));
    await waitFor(() => expect(screen.queryByText(/Visa ending/)).toBeNull());
    expect(removed[0]?.query.get('cardId')).toBe(visa.cardId);
  });

  it('API-116 a card is added with a test provider; a refusal is reported', async () => {
    const testCards = [{ paymentMethodToken: 'pm_card_visa', name: 'Test card visa 4242' }];
    answers('orders', 'listBilling', { orders: [orderOf({ testCards })] });
    refuses('payments', 'saveCard', 400, 'BAD_REQUEST', 'The payment provider does not know this card.');
    renderRoute('/billing', personOf());
    const add = await screen.findByRole('button', { name: 'Add the card' });
    await userEvent.click(add);
    expect(await screen.findByRole('alert')).toHaveTextContent('does not know this card');
    const saved = answers('payments', 'saveCard', { cardData: [visa], selectedCard: visa.cardId });
    await userEvent.click(add);
    await waitFor(() => expect(saved[0]?.body).toEqual({ paymentMethodToken: 'pm_card_visa' }));
  });

  it('API-116 with a real provider, returning from its card page saves the card once', async () => {
    answers('orders', 'listBilling', { orders: [orderOf({ hasCardEntry: true })] });
    const kept = answers('payments', 'saveCard', {
      cardData: [],
      selectedCard: null,
      paysAutomatically: false,
    });
    renderRoute(`/billing?order=${idOf('e1')}&card=cs_test_77`, personOf());
    expect(await screen.findByText('The card is saved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a card' })).toBeEnabled();
    expect(kept.map(({ body }) => body)).toEqual([{ paymentMethodToken: 'cs_test_77' }]);
  });

  it('API-116 a card unknown to the provider is reported', async () => {
    answers('orders', 'listBilling', { orders: [orderOf({ hasCardEntry: true })] });
    refuses('payments', 'saveCard', 400, 'BAD_REQUEST', 'No card was given there.');
    renderRoute(`/billing?order=${idOf('e1')}&card=cs_test_78`, personOf());
    expect(await screen.findByText('No card was given there.')).toBeVisible();
  });

  it('API-110 D-103 the due date of the next instalment can be moved once, where that is possible', async () => {
    const extendsTo = later(10);
    let isMoved = false;
    server.use(
      http.get('*/api/v1/learner/my-orders', () =>
        HttpResponse.json({
          orders: [
            orderOf({
              orderToken: ORDER_TOKEN,
              payments: [booking, isMoved ? paymentOf({ dueDate: extendsTo }) : paymentOf({ extendsTo })],
            }),
          ],
        }),
      ),
      http.post(`*/api/v1/public/deadline-extension/${idOf('e1')}`, async ({ request }) => {
        expect(await request.json()).toEqual({ orderToken: ORDER_TOKEN, deadlineType: 'PAYMENT' });
        isMoved = true;
        return HttpResponse.json({ deadlineType: 'PAYMENT', deadline: extendsTo });
      }),
    );
    renderRoute('/billing', personOf());
    await userEvent.click(await screen.findByRole('button', { name: /^Move the due date to/ }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Move the due date to/ })).not.toBeInTheDocument(),
    );
  });

  it('API-110 D-146 the day to which a due date moves is a day of the school, in any time zone', async () => {
    keepTimeZone('America/New_York');
    answers('orders', 'listBilling', {
      orders: [
        orderOf({
          orderToken: ORDER_TOKEN,
          payments: [booking, paymentOf({ extendsTo: '2099-12-05T18:29:59.999Z' })],
        }),
      ],
    });
    renderRoute('/billing', personOf());
    expect(
      await screen.findByRole('button', { name: 'Move the due date to 5 December, 2099' }),
    ).toBeVisible();
    keepTimeZone(null);
  });

  it('API-110 a due date that can no longer be moved says why', async () => {
    answers('orders', 'listBilling', {
      orders: [
        orderOf({ orderToken: ORDER_TOKEN, payments: [booking, paymentOf({ extendsTo: later(10) })] }),
      ],
    });
    refuses('payments', 'extendDeadline', 409, 'CONFLICT', 'This due date cannot be moved any more.');
    renderRoute('/billing', personOf());
    await userEvent.click(await screen.findByRole('button', { name: /^Move the due date to/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be moved any more');
  });

  it('API-114 orders that could not be loaded again stay, with the reason why a due date cannot be moved', async () => {
    answers('orders', 'listBilling', {
      orders: [
        orderOf({ orderToken: ORDER_TOKEN, payments: [booking, paymentOf({ extendsTo: later(10) })] }),
      ],
    });
    refuses('payments', 'extendDeadline', 409, 'CONFLICT', 'This due date cannot be moved any more.');
    renderRoute('/billing', personOf());
    const move = await screen.findByRole('button', { name: /^Move the due date to/ });
    refuses('orders', 'listBilling', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await userEvent.click(move);
    await waitFor(() => expect(queryClient.getQueryState(billingQuery().queryKey)?.status).toBe('error'));
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be moved any more');
    expect(move).toBeVisible();
  });

  it('API-114 API-115 refunds are listed under the payments, with a credit note once they were paid', async () => {
    answers('orders', 'listBilling', {
      orders: [
        orderOf({
          payments: [
            {
              ...booking,
              refunds: [
                { refundId: idOf('a1'), amount: 400_000, at: '2026-11-18T10:00:00.000Z' },
                { refundId: idOf('a2'), amount: 100_000 },
              ],
            },
          ],
        }),
      ],
    });
    renderRoute('/billing', personOf());
    const list = await screen.findByRole('list', { name: 'Given back' });
    expect(list).toHaveTextContent('₹4,000 of Booking amount given back on');
    expect(list).toHaveTextContent('₹1,000 of Booking amount on its way back to you');
    expect(within(list).getAllByRole('button')).toHaveLength(1);
    expect(within(list).getByRole('button', { name: 'Credit note for ₹4,000, PDF' })).toBeVisible();
  });

  it('CARD-24 D-33 a blocked course is explained, with how to open it again', async () => {
    answers('orders', 'listBilling', { orders: [orderOf()] });
    renderRoute('/billing', personOf());
    answers('cohorts', 'listUserCohortsInfo', placeOf('BLOCKED'));
    expect(await screen.findByText('Your access to BIM for Architects is blocked')).toBeVisible();
    expect(screen.getByText(/opens again as soon as the payment is\s+confirmed/)).toBeVisible();
  });

  it('without an order it says so and links to the courses', async () => {
    answers('orders', 'listBilling', { orders: [] });
    renderRoute('/billing', personOf());
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your courses' })).toHaveAttribute('href', '/learner-hub');
  });

  it('a failed load says so and can be tried again', async () => {
    refuses('orders', 'listBilling', 500, 'INTERNAL_SERVER_ERROR', 'x');
    renderRoute('/billing', personOf());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    answers('orders', 'listBilling', { orders: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No orders yet')).toBeVisible();
  });

  it('ROUTE-12 a visitor who is not signed in is sent to sign-in, with the way back', async () => {
    const router = renderRoute('/billing');
    await waitFor(() => expect(router.state.location.href).toBe('/login?callbackUrl=%2Fbilling'));
  });
});
