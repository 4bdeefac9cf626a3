import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ORDER_NOW, orderOf } from '../../../test/order-of.ts';
import { answers, refuses } from '../../../test/server.ts';
import type { Order, PlanReview } from '../../api/client.ts';
import { OrderView } from './OrderView.tsx';

const TOKEN = 'order-token-of-22-characters';

const leave = vi.fn();
const reload = vi.fn(async () => null);
const show = (order: Order, isBack = false, review: PlanReview | null = null) =>
  render(
    <OrderView orderToken={TOKEN} {...{ order, review, isBack, leave }} now={ORDER_NOW} onReload={reload} />,
  );

const lines = () =>
  [...screen.getByRole('complementary').querySelectorAll('dl > div')].map((line) => line.textContent);

describe('the payment plan', () => {
  it('PAY-04 PAY-06 lists the lines of the plan in order, in units of the currency', async () => {
    show(orderOf('BIM_A', 'TWO_PART'));
    expect(lines()).toEqual([
      'Original price₹1,45,000',
      'Scholarship waiver− ₹14,500',
      'Plan discount− ₹7,250',
      'Final course fees₹1,23,250',
      'Booking amount₹10,000',
      'First instalment₹56,625',
      'Second instalment₹56,625',
    ]);
  });

  it('FINANCE-04 a plan with six instalments lists payments that add up to the fees, and a voucher has its own line', () => {
    const order = orderOf('BIM_A', 'BIM_A_INSTALLMENT_PLAN');
    show({ ...order, voucher: { code: 'STUDIO-1', discount: 725_000 } });
    expect(lines().slice(0, 4)).toEqual([
      'Original price₹1,45,000',
      'Scholarship waiver− ₹14,500',
      'Voucher STUDIO-1− ₹7,250',
      'Final course fees₹1,23,250',
    ]);
    const paid = Array.from(lines().slice(4), (line) => Number(line?.replaceAll(/.*₹|,/g, '')));
    expect([paid.length, paid.reduce((sum, one) => sum + one)]).toEqual([7, 123_250]);
  });

  it('FINANCE-03 a refused code shows the reason and stays in its field; an accepted one reloads the price', async () => {
    refuses('orders', 'applyVoucher', 409, 'This code has expired.', 'voucherCode');
    show(orderOf('BIM_A', 'TWO_PART'));
    const field = screen.getByLabelText(/^Voucher code/);
    await userEvent.type(field, 'late-one');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This code has expired.')).toBeVisible();
    expect(field).toHaveValue('late-one');
    expect(field).toHaveFocus();
    const sent = answers('orders', 'applyVoucher', { voucher: { code: 'GOOD-ONE', discount: 700_000 } });
    await userEvent.clear(field);
    await userEvent.type(field, 'good-one');
    reload.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(sent.map(({ body }) => body)).toEqual([{ orderToken: TOKEN, voucherCode: 'GOOD-ONE' }]);
  });

  it('FINANCE-03 the code is not marked as required; pressing Apply with an empty field asks for it', async () => {
    show(orderOf('BIM_A', 'TWO_PART'));
    expect(screen.getByLabelText('Voucher code')).not.toBeRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/^Enter the code/)).toBeVisible();
  });

  it('FINANCE-03 the reward of the open course is applied with one click, and an applied code can be removed', async () => {
    const reward = { code: 'OPEN-ABCDEF-234567', discount: 500_000 };
    const sent = answers('orders', 'applyVoucher', { voucher: reward });
    const { unmount } = show(orderOf('BIM_A', 'TWO_PART', { reward }));
    await userEvent.click(screen.getByRole('button', { name: 'Use your reward' }));
    await expect.poll(() => sent).toHaveLength(1);
    unmount();
    show(orderOf('BIM_A', 'TWO_PART', { voucher: reward }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove the code' }));
    await expect
      .poll(() => sent.map(({ body }) => body))
      .toMatchObject([{ voucherCode: reward.code }, { voucherCode: null }]);
  });

  it('PAY-06 PAY-07 an EMI plan shows the EMI amount and a processing fee of 1-2%', async () => {
    show(orderOf('BIM_A', null));
    await userEvent.click(screen.getByRole('radio', { name: /^EMI/ }));
    expect(lines()).toContain('EMI amount₹10,270.84 a month');
    expect(lines()).toContain('Processing fees1-2%');
    await userEvent.click(screen.getByRole('radio', { name: /^All at once/ }));
    expect(lines()).toContain('Single instalment₹1,23,250');
    expect(lines().join()).not.toContain('Processing fees');
  });

  it('API-109 VALID-46 a firm enters its GSTIN for future invoices; a mistyped one is not sent', async () => {
    const firm = { name: 'Test Practice LLP', gstin: '27AAPFU0939F1ZV' };
    const sent = answers('payments', 'setBilledFirm', { billedFirm: firm });
    show(orderOf('BIM_A', 'TWO_PART'));
    await userEvent.click(screen.getByRole('checkbox', { name: /^A firm with a GSTIN pays/ }));
    await userEvent.type(screen.getByLabelText(/^Name of the firm/), firm.name);
    const number = screen.getByLabelText(/^GSTIN/);
    await userEvent.type(number, '27AAPFU0939F1ZW');
    await userEvent.click(screen.getByRole('button', { name: 'Save the firm' }));
    expect(await screen.findByText(/^Check the GSTIN/)).toBeVisible();
    expect(number).toHaveFocus();
    expect(sent).toHaveLength(0);
    await userEvent.clear(number);
    await userEvent.type(number, '27aapfu0939f1zv');
    await userEvent.click(screen.getByRole('button', { name: 'Save the firm' }));
    await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ billedFirm: firm }]);
  });

  it('API-109 nothing is paid while the firm on the invoice waits to be saved; saved or unticked, it is', async () => {
    const paid = answers('payments', 'initiatePayment', {
      paymentId: '0190a000-0000-7000-8000-000000000002',
      provider: 'CARD',
      checkoutUrl: 'https://provider.test/checkout',
      amount: 1,
      currency: 'INR',
    });
    answers('payments', 'setBilledFirm', {
      billedFirm: { name: 'Test Practice LLP', gstin: '27AAPFU0939F1ZV' },
    });
    show(orderOf('BIM_A', 'TWO_PART'));
    const pay = screen.getByRole('button', { name: /^Pay .* now$/ });
    const isFirm = screen.getByRole('checkbox', { name: /^A firm with a GSTIN pays/ });
    await userEvent.click(isFirm);
    await userEvent.type(screen.getByLabelText(/^Name of the firm/), 'Test Practice LLP');
    await userEvent.click(pay);
    expect(screen.getByRole('alert')).toHaveTextContent('The firm on the invoice is not saved yet.');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(paid).toHaveLength(0);
    reload.mockClear();
    await userEvent.type(screen.getByLabelText(/^GSTIN/), '27AAPFU0939F1ZV');
    await userEvent.click(screen.getByRole('button', { name: 'Save the firm' }));
    await expect.poll(() => reload).toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(screen.getByLabelText(/^GSTIN/), 'X');
    await userEvent.click(pay);
    expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.click(isFirm);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(pay);
    await expect.poll(() => paid).toHaveLength(1);
  });

  it('API-109 an order in dollars does not ask for a GSTIN', () => {
    show(orderOf('BIM_A_US', 'TWO_PART'));
    expect(screen.queryByRole('checkbox', { name: /GSTIN/ })).not.toBeInTheDocument();
  });

  it('PAY-05 buy now, pay later is offered as a payment method for dollars', async () => {
    answers('payments', 'initiatePayment', {
      paymentId: '0190a000-0000-7000-8000-000000000002',
      provider: 'PAY_LATER',
      checkoutUrl: 'https://provider.test/checkout',
      amount: 1,
      currency: 'USD',
    });
    show(orderOf('BIM_A_US', 'AFFIRM_UPFRONT'));
    await userEvent.click(screen.getByRole('radio', { name: 'Pay-later partner' }));
    await userEvent.click(screen.getByRole('button', { name: /^Pay / }));
    await expect.poll(() => leave).toHaveBeenCalledWith('https://provider.test/checkout');
  });

  it.each([
    { productId: 'BIM_A', certificates: '3 certificates' },
    { productId: 'BIM_A_US', certificates: '2 certificates' },
  ] as const)(
    'PAY-09 PAY-10 PAY-11 PAY-12 $productId includes a portfolio, lifelong access and $certificates',
    ({ productId, certificates }) => {
      show(orderOf(productId, null));
      const brings = within(screen.getByRole('complementary'))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
      expect(brings).toEqual(['Industry standard portfolio', 'Lifelong access to content', certificates]);
    },
  );

  it('PAY-13 PAY-14 plans have their text while one can be chosen; few seats are announced only with a count from the server and before payment', () => {
    const { unmount } = show(orderOf('BIM_A', null, { seatsLeft: 3 }));
    expect(screen.getByText('Hurry! Only few seats left! 3 are free in this cohort.')).toBeInTheDocument();
    expect(screen.getByText('You can also pay in easy instalments')).toBeInTheDocument();
    unmount();
    const { unmount: away } = show(orderOf('BIM_A', null));
    expect(screen.queryByText(/few seats left/)).not.toBeInTheDocument();
    away();
    show(orderOf('BIM_A', 'UPFRONT', { status: 'PAYMENT_COMPLETED', seatsLeft: 3 }));
    expect(screen.queryByText(/few seats left/)).not.toBeInTheDocument();
  });

  it('choosing a plan sends it with an idempotency key and reloads the order', async () => {
    reload.mockClear();
    const chosen = answers('payments', 'choosePlan', {
      orderPlan: { planType: 'TWO_PART', lines: [], instalments: [] },
      status: 'PLAN_CREATED',
    });
    show(orderOf('BIM_A', null));
    await userEvent.click(screen.getByRole('radio', { name: /two instalments/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose this plan' }));
    await expect.poll(() => reload).toHaveBeenCalled();
    expect(chosen[0]?.body).toEqual({ orderToken: TOKEN, planType: 'TWO_PART' });
    expect(chosen[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('API-111 a plan chosen again after another one is a new choice, although the answer to the first was lost', async () => {
    show(orderOf('BIM_A', null));
    const choose = async (name: RegExp) => {
      await userEvent.click(screen.getByRole('radio', { name }));
      await userEvent.click(screen.getByRole('button', { name: 'Choose this plan' }));
    };
    const lost = refuses('payments', 'choosePlan', 502, 'No answer.');
    await choose(/two instalments/);
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Choose this plan' }));
    await expect.poll(() => lost).toHaveLength(2);
    await screen.findByRole('alert');
    const key = (sent: typeof lost, at: number) => sent[at]?.headers.get('idempotency-key');
    expect(key(lost, 1)).toBe(key(lost, 0));

    const chosen = answers('payments', 'choosePlan', {
      orderPlan: { planType: 'UPFRONT_WITHOUT_BOOKING_AMOUNT', lines: [], instalments: [] },
      status: 'PLAN_CREATED',
    });
    reload.mockClear();
    await choose(/^All at once/);
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    await choose(/two instalments/);
    await expect.poll(() => chosen).toHaveLength(2);
    expect(chosen[1]?.body).toMatchObject({ planType: 'TWO_PART' });
    expect(key(chosen, 1)).not.toBe(key(lost, 0));
  });

  it('API-112 API-116 a card is saved for later instalments only if the payer ticks the box', async () => {
    const opened = answers('payments', 'initiatePayment', {
      paymentId: '0190a000-0000-7000-8000-000000000002',
      provider: 'CARD',
      checkoutUrl: 'https://pay.example.test/1',
      amount: 1,
      currency: 'INR',
    });
    const { unmount } = show(orderOf('BIM_A', 'TWO_PART'));
    await userEvent.click(screen.getByRole('button', { name: /^Pay .* now/ }));
    await expect.poll(() => opened).toHaveLength(1);
    expect(opened[0]?.body).not.toHaveProperty('keepCard');
    unmount();
    show(orderOf('BIM_A', 'TWO_PART'));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Save this card/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Pay .* now/ }));
    await expect.poll(() => opened).toHaveLength(2);
    expect(opened[1]?.body).toMatchObject({ keepCard: true });
    expect(opened[1]?.headers.get('idempotency-key')).not.toBe(opened[0]?.headers.get('idempotency-key'));
  });

  it('API-112 FINANCE-03 a payment retried at the same price keeps its idempotency key, and one at another price gets a new one', async () => {
    const order = orderOf('BIM_A', 'UPFRONT_WITHOUT_BOOKING_AMOUNT');
    const sent = refuses('payments', 'initiatePayment', 502, 'The payment provider does not answer.');
    const press = async (times: number) => {
      await userEvent.click(screen.getByRole('button', { name: /^Pay .* now/ }));
      await expect.poll(() => sent).toHaveLength(times);
      await screen.findByRole('alert');
      return sent[times - 1]?.headers.get('idempotency-key');
    };
    const { rerender } = show(order);
    const first = await press(1);
    expect(await press(2)).toBe(first);
    const payments = order.payments.map((one) => ({ ...one, amount: one.amount - 700_000 }));
    rerender(
      <OrderView
        orderToken={TOKEN}
        order={{ ...order, payments }}
        review={null}
        isBack={false}
        leave={leave}
        now={ORDER_NOW}
        onReload={reload}
      />,
    );
    expect(await press(3)).not.toBe(first);
  });

  it('API-116 a plan with a single payment does not offer to save the card', () => {
    show(orderOf('BIM_A', 'UPFRONT_WITHOUT_BOOKING_AMOUNT'));
    expect(screen.queryByRole('checkbox', { name: /^Save this card/ })).not.toBeInTheDocument();
  });

  it('API-110 D-103 the next payment of a running plan can be moved to the day the server gives', async () => {
    reload.mockClear();
    const extendsTo = '2026-06-18T09:30:00.000Z';
    const order = orderOf('BIM_A', 'TWO_PART', { status: 'PAYMENT_ONGOING' });
    const payments = order.payments.map((payment, index) =>
      index === 0
        ? { ...payment, status: 'PAID' as const }
        : index === 1
          ? { ...payment, status: 'DUE' as const, extendsTo }
          : payment,
    );
    const sent = answers('payments', 'extendDeadline', { deadlineType: 'PAYMENT', deadline: extendsTo });
    show({ ...order, payments });
    await userEvent.click(screen.getByRole('button', { name: /^Move the next payment to/ }));
    await expect.poll(() => reload).toHaveBeenCalled();
    expect(sent[0]?.body).toEqual({ orderToken: TOKEN, deadlineType: 'PAYMENT' });
    expect(await screen.findByText('The next payment is now due on 18 June, 2026.')).toBeVisible();
  });

  it('PAY-05 the pay-later partner is preselected for a pay-later plan, and card for its booking amount', () => {
    const { unmount } = show(orderOf('BIM_A_US', 'AFFIRM_UPFRONT'));
    expect(screen.getByRole('radio', { name: 'Pay-later partner' })).toBeChecked();
    unmount();
    show(orderOf('BIM_A_US', 'AFFIRM_WITH_DP'));
    expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  });

  it.each([
    { what: 'in time', amount: 725_000, applies: true, text: /Plan discount of ₹7,250 until 11 May, 2026/ },
    {
      what: 'too late',
      amount: 725_000,
      applies: false,
      text: /The plan discount of ₹7,250 ended on 11 May, 2026/,
    },
    { what: 'none', amount: 0, applies: false, text: null },
    { what: 'negative', amount: -5, applies: false, text: null },
  ])('CONST-28 CONST-29 a plan discount that is $what is displayed as the server reports it', (row) => {
    const order = orderOf('BIM_A', 'UPFRONT');
    const deadline = '2026-05-11T09:30:00.000Z';
    show(order, false, {
      planType: 'UPFRONT',
      currency: 'INR',
      lines: order.lines,
      instalments: order.payments,
      discount: { amount: row.amount, deadline, applies: row.applies },
      total: order.amount,
    });
    if (row.text) expect(screen.getByText(row.text)).toBeVisible();
    else expect(screen.queryByText(/[Pp]lan discount (of|until)/)).not.toBeInTheDocument();
  });

  it('API-110 D-103 the plan discount can be extended once, and the new end is shown', async () => {
    reload.mockClear();
    const order = orderOf('BIM_A', 'UPFRONT');
    const [deadline, extendsTo] = ['2026-05-11T09:30:00.000Z', '2026-05-16T09:30:00.000Z'];
    const reviewed = (discount: Partial<PlanReview['discount']>): PlanReview => ({
      planType: 'UPFRONT',
      currency: 'INR',
      lines: order.lines,
      instalments: order.payments,
      discount: { amount: 725_000, deadline, applies: true, ...discount },
      total: order.amount,
    });
    const sent = answers('payments', 'extendDeadline', {
      deadlineType: 'PLAN_DISCOUNT',
      deadline: extendsTo,
    });
    const { unmount } = show(order, false, reviewed({ extendsTo }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask once for more days' }));
    expect(await screen.findByText(/^The plan discount now counts until 16 May, 2026/)).toBeVisible();
    expect(sent[0]?.body).toEqual({ orderToken: TOKEN, deadlineType: 'PLAN_DISCOUNT' });
    expect(reload).toHaveBeenCalledOnce();
    unmount();
    show(order, false, reviewed({ deadline: extendsTo }));
    expect(screen.queryByRole('button', { name: 'Ask once for more days' })).not.toBeInTheDocument();
  });

  it('a refusal because the order has changed shows the reason and reloads', async () => {
    reload.mockClear();
    refuses('payments', 'initiatePayment', 409, 'Nothing is due on this order.');
    show(orderOf('BIM_A', 'UPFRONT'));
    await userEvent.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await screen.findByText('Nothing is due on this order.')).toBeInTheDocument();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    { planType: 'UPFRONT', call: 'initiatePayment', name: /^Pay / },
    { planType: null, call: 'choosePlan', name: 'Choose this plan' },
  ] as const)('a failed press on $name shows the reason below it and focuses it', async (row) => {
    refuses('payments', row.call, 429, 'Too many tries. Wait a minute.');
    show(orderOf('BIM_A', row.planType));
    const button = screen.getByRole('button', { name: row.name });
    await userEvent.click(button);
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('Too many tries. Wait a minute.');
    expect(told).toHaveFocus();
    expect(button.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(button.closest('div')?.nextElementSibling).toBe(told);
  });

  it('a failed payment shows the reason of the provider and can be retried', () => {
    const order = orderOf('BIM_A', 'UPFRONT');
    const failed = (failureReason?: string) =>
      order.payments.map((one, index) =>
        index === 0
          ? { ...one, status: 'FAILED' as const, ...(failureReason ? { failureReason } : {}) }
          : one,
      );
    const { unmount } = show({ ...order, payments: failed('The card does not have enough funds.') });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The card does not have enough funds. Nothing was charged. Try again below',
    );
    expect(screen.getByRole('button', { name: /^Pay .* now/ })).toBeEnabled();
    unmount();
    show({ ...order, payments: failed() });
    expect(screen.getByRole('alert')).toHaveTextContent('The provider declined it or the checkout expired.');
  });

  it('D-146 the due days of a plan, the same everywhere, name the time zone of the school, and the text says what a late instalment and a late first payment cause', () => {
    const order = orderOf('BIM_A', 'TWO_PART');
    const { unmount } = show(order);
    expect(screen.getByText(/^Dates are in/)).toHaveTextContent(
      'Dates are in India Standard Time. An instalment that is 14 days late pauses the course until it is paid. If you make the first payment later, the other dates move by as much.',
    );
    unmount();
    const payments = order.payments.map((one, index) =>
      index === 0 ? { ...one, status: 'PAID' as const } : one,
    );
    const { unmount: close } = show({ ...order, payments });
    expect(screen.getByText(/^Dates are in/)).not.toHaveTextContent('If you make the first payment later');
    close();
    const { unmount: leave } = show({ ...order, payments, isCourseOver: true });
    expect(screen.getByText(/^Dates are in/)).not.toHaveTextContent('pauses the course');
    leave();
    show(orderOf('BIM_A', 'UPFRONT_WITHOUT_BOOKING_AMOUNT'));
    expect(screen.getByText(/^Dates are in/)).not.toHaveTextContent('pauses the course');
  });

  it('returning from checkout confirms nothing by itself: the status comes from the server', () => {
    const order = orderOf('BIM_A', 'UPFRONT');
    const { unmount } = show(order, true);
    expect(screen.getByText('Nothing was paid')).toBeInTheDocument();
    unmount();
    show(
      {
        ...order,
        payments: order.payments.map((one, index) => (index === 0 ? { ...one, status: 'PENDING' } : one)),
      },
      true,
    );
    expect(screen.getByText('Confirming your payment')).toBeInTheDocument();
  });
});
