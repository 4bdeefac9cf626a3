import { AMOUNT_HELP } from '@plinth/domain/money/parse-amount';
import type { OfficeOrder, OfficeOrderDetail } from '@plinth/domain/orders/office-order';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { typeToConfirm } from '../../../../test/type-to-confirm.ts';
import { queryClient } from '../../../data/query-client.ts';

const PAYER = 'meera@plinth.test';
const ORDER: OfficeOrder = {
  orderId: idOf('40'),
  createdAt: '2026-11-01T08:30:00.000Z',
  status: 'PAYMENT_ONGOING',
  courseTitle: 'Building Information Modelling',
  productId: 'BIM_A',
  name: 'Meera Shah',
  emailId: PAYER,
  currency: 'INR',
  planType: 'TWO_PART',
  total: 10_000_000,
  paid: 1_000_000,
  nextDueOn: '2026-11-10T08:30:00.000Z',
  needs: ['LATE'],
};
const detailOf = (change: Partial<OfficeOrderDetail> = {}): OfficeOrderDetail => ({
  ...ORDER,
  userId: idOf('41'),
  cohortId: idOf('42'),
  place: 'ONGOING',
  voucher: null,
  lines: [
    { key: 'ORIGINAL_PRICE', amount: 12_000_000 },
    { key: 'SCHOLARSHIP_WAIVER', amount: 2_000_000 },
    { key: 'FINAL_COURSE_FEES', amount: 10_000_000 },
  ],
  instalments: [
    { label: 'Booking amount', amount: 1_000_000, dueDate: '2026-11-01T08:30:00.000Z', status: 'PAID' },
    { label: 'First instalment', amount: 9_000_000, dueDate: '2026-11-10T08:30:00.000Z', status: 'DUE' },
  ],
  payments: [
    {
      paymentId: idOf('50'),
      seq: 1,
      status: 'SUCCEEDED',
      amount: 1_000_000,
      currency: 'INR',
      provider: 'stripe',
      createdAt: '2026-11-01T08:30:00.000Z',
      failureReason: null,
      invoiceNumber: 7,
      received: null,
      waits: false,
      left: 1_000_000,
    },
  ],
  refunds: [],
  ledger: [
    {
      entryId: idOf('60'),
      kind: 'CHARGE',
      amount: 1_000_000,
      currency: 'INR',
      createdAt: '2026-11-01T08:30:00.000Z',
      reason: null,
    },
  ],
  canCancel: true,
  canExtend: true,
  ...change,
});
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Meera Shah' }));
const open = (change: Partial<OfficeOrderDetail> = {}, role: 'FINANCE' | 'ADMISSIONS' = 'FINANCE') => {
  answers('officeOrders', 'read', { order: detailOf(change) });
  return openOffice(`/office/orders?open=${ORDER.orderId}`, [role]);
};

beforeEach(() => {
  answers('officeOrders', 'list', { orders: [ORDER], total: 1 });
});

describe('orders in the office', () => {
  it('FINANCE-01 are listed with payer, paid amount, total, and whether they are overdue', async () => {
    await openOffice('/office/orders', ['FINANCE']);
    const row = within(await screen.findByRole('row', { name: /Meera Shah/ }));
    expect(row.getByText('Being paid')).toBeVisible();
    expect(row.getByText('Overdue')).toBeVisible();
    expect(row.getByText('₹10,000')).toBeVisible();
    expect(row.getByText('of ₹1,00,000')).toBeVisible();
  });

  it('FINANCE-01 ADOPT-04 an order whose payer waits for a seat is not overdue: its dates are to move, in the list and in the sheet', async () => {
    answers('officeOrders', 'list', { orders: [{ ...ORDER, needs: ['UNSEATED'] }], total: 1 });
    await open({ needs: ['UNSEATED'] });
    const row = within(await screen.findByRole('row', { name: /Meera Shah/, hidden: true }));
    expect(row.getByText('or later, once seated')).toBeInTheDocument();
    const plan = within(await (await sheet()).findByRole('region', { name: /^Plan/ }));
    expect(plan.getByText(/Until they have one nothing is due/)).toBeVisible();
    expect(plan.getByText('due 10 November, 2026 or later')).toBeVisible();
    expect(plan.getByText('Not due yet')).toBeVisible();
    expect(plan.getByText('due 1 November, 2026')).toBeVisible();
    expect(screen.queryByText('Overdue', { selector: 'span' })).toBeNull();
  });

  it.each([
    { left: 1_000_000, says: /^All of the ₹10,000 goes back the way it came, the order ends, and meera@/ },
    { left: 400_000, says: /^The ₹4,000 not yet on its way back goes back the way it came, the order ends,/ },
    { left: 0, says: /^All of the money is on its way back already\. The order ends, and meera@/ },
  ])(
    'ADOPT-04 the refund for a payer without a seat promises only the $left that is not on its way back yet',
    async ({ left, says }) => {
      const payments = detailOf().payments.map((payment) => ({ ...payment, left }));
      await open({ needs: ['UNSEATED'], payments });
      const form = within(await (await sheet()).findByRole('form', { name: 'Paid, without a seat' }));
      expect(form.getByText(says)).toBeVisible();
    },
  );

  it('FINANCE-01 FINANCE-04 one order shows its fee line by line, and its plan and ledger', async () => {
    await open();
    const dialog = await sheet();
    const fees = within(await dialog.findByRole('region', { name: 'What it costs' }));
    expect(fees.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Original price',
      'Scholarship waiver',
      'Final course fees',
      'Paid so far',
    ]);
    expect(fees.getByText('− ₹20,000')).toBeVisible();
    expect(dialog.getByText('Overdue')).toBeVisible();
    expect(
      within(dialog.getByRole('region', { name: 'Ledger' })).getByText('Received', { exact: false }),
    ).toBeVisible();
  });

  it('FINANCE-04 a voucher has its own line beside the plan discount, and the lines add up', async () => {
    await open({
      voucher: { code: 'SPRING-27', discount: 500_000 },
      lines: [
        { key: 'ORIGINAL_PRICE', amount: 12_000_000 },
        { key: 'PLAN_DISCOUNT', amount: 800_000 },
        { key: 'FINAL_COURSE_FEES', amount: 11_200_000 },
      ],
    });
    const fees = within(await (await sheet()).findByRole('region', { name: 'What it costs' }));
    expect(fees.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '₹1,20,000',
      '− ₹3,000',
      '− ₹5,000',
      '₹1,12,000',
      '₹10,000',
    ]);
    expect(fees.getByText('Voucher SPRING-27')).toBeVisible();
  });

  it('FINANCE-01 OFFICE-10 a refund requires an amount, a reason and the typed address; an invalid amount is shown at its field', async () => {
    const sent = answersBy('officeOrders', 'refund', () => ({ order: detailOf() }));
    await open();
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Refund money' }));
    const form = within(dialog.getByRole('form', { name: 'Refund money' }));
    expect(form.getByText(/At most ₹10,000 can go back/)).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Amount in INR/), 'half');
    expect(form.getByRole('button', { name: 'Refund it' })).toHaveAttribute('aria-disabled', 'true');
    await typeToConfirm(form, PAYER);
    await userEvent.click(form.getByRole('button', { name: 'Refund it' }));
    expect(await form.findByText(`${AMOUNT_HELP}.`)).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.clear(form.getByLabelText(/^Amount in INR/));
    await userEvent.type(form.getByLabelText(/^Amount in INR/), '4,000');
    await userEvent.type(form.getByLabelText('Why'), 'Moved to a later batch');
    await userEvent.click(form.getByRole('button', { name: 'Refund it' }));
    expect(await screen.findByText('Refund recorded.')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      amount: 400_000,
      reason: 'Moved to a later batch',
      isByHand: false,
    });
  });

  it('FINANCE-01 OFFICE-10 an order is cancelled only after showing the effect and typing the address; a refusal is shown', async () => {
    refuses('officeOrders', 'cancel', 409, 'CONFLICT', 'An order that is EXPIRED cannot be cancelled.');
    await open();
    const form = within(await (await sheet()).findByRole('form', { name: 'Cancel the order' }));
    expect(form.getByText(/so does the place in the course/)).toBeVisible();
    const button = form.getByRole('button', { name: 'Cancel the order' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(form.getByLabelText('Reason for cancelling'), 'Asked for it');
    await typeToConfirm(form, PAYER);
    await userEvent.click(button);
    expect(await form.findByText('An order that is EXPIRED cannot be cancelled.')).toBeVisible();
    expect(form.getByLabelText('Reason for cancelling')).toHaveValue('Asked for it');
  });

  it('FINANCE-01 a payment that does not match can be accepted, and is refunded only with a reason', async () => {
    const sent = answersBy('officeOrders', 'decide', () => ({ order: detailOf() }));
    const [payment] = detailOf().payments;
    if (!payment) throw new Error('no payment');
    await open({
      payments: [
        { ...payment, status: 'FLAGGED', waits: true, left: 0, received: { amount: 500, currency: 'EUR' } },
      ],
    });
    const dialog = await sheet();
    expect(await dialog.findByText('Arrived: 5.00 EUR')).toBeVisible();
    const form = within(dialog.getByRole('form', { name: 'Decide about this payment' }));
    expect(form.getByRole('button', { name: 'Refund it' })).toHaveAttribute('aria-disabled', 'true');
    await typeToConfirm(form, PAYER);
    await userEvent.click(dialog.getByRole('button', { name: 'Refund it' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept it' }));
    expect(await screen.findByText('Payment accepted.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ decision: 'ACCEPT' }]);
    await userEvent.type(dialog.getByLabelText('Reason for the refund'), 'Another currency');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund it' }));
    expect(await screen.findByText('The payment is on its way back.')).toBeVisible();
    expect(sent[1]?.body).toEqual({ decision: 'RETURN', reason: 'Another currency' });
    expect(sent).toHaveLength(2);
  });

  it('FINANCE-01 a refund of a payment that did not match is in the currency that arrived', async () => {
    const received = { amount: 500, currency: 'EUR' };
    await open({
      payments: detailOf().payments.map((one) => ({ ...one, status: 'FLAGGED', left: 500, received })),
    });
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Refund money' }));
    const form = within(dialog.getByRole('form', { name: 'Refund money' }));
    expect(form.getByText(/At most 5\.00 EUR can go back/)).toBeVisible();
    expect(form.getByLabelText(/^Amount in EUR/)).toBeVisible();
  });

  it('OFFICE-02 admissions see the money, but no button that moves it', async () => {
    await open({}, 'ADMISSIONS');
    const dialog = await sheet();
    expect(await dialog.findByRole('region', { name: 'Ledger' })).toBeVisible();
    for (const name of ['Refund money', 'Postpone it', 'Cancel the order'])
      expect(dialog.queryByRole('button', { name })).toBeNull();
  });
  const formOf =
    (name: string, change: Partial<OfficeOrderDetail> = {}) =>
    async () => {
      await open(change);
      return within(await (await sheet()).findByRole('form', { name }));
    };

  it('FINANCE-01 the form that postpones an instalment says what happens to the later ones', async () => {
    const form = await formOf('Postpone the next instalment')();
    expect(
      form.getByText(/Later instalments keep their dates; if one would be due by that day/),
    ).toBeVisible();
  });

  it('FINANCE-01 OFFICE-08 one that was moved meanwhile is shown beside the refusal, and postponed from there', async () => {
    const form = await formOf('Postpone the next instalment')();
    const refusal = 'Meanwhile this has changed: the next instalment is due on 1 December, 2026.';
    refuses('officeOrders', 'extend', 409, 'CONFLICT', refusal);
    expect(form.getByText(/^Its due date is 10 November, 2026\./)).toBeVisible();
    await userEvent.type(form.getByLabelText('Due on'), '2026-12-20');
    await userEvent.type(form.getByLabelText('Reason'), 'Between two jobs');
    const nextDueOn = '2026-12-01T18:29:59.999Z';
    answers('officeOrders', 'read', { order: detailOf({ nextDueOn }) });
    await userEvent.click(form.getByRole('button', { name: 'Postpone it' }));
    expect(await form.findByText(/^Its due date is 1 December, 2026\./)).toBeVisible();
    expect(form.getByText(refusal)).toBeVisible();
    const sent = answersBy('officeOrders', 'extend', () => ({ order: detailOf() }));
    await userEvent.click(form.getByRole('button', { name: 'Postpone it' }));
    expect(await screen.findByText('Instalment postponed.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ seen: nextDueOn, until: '2026-12-20', reason: 'Between two jobs' });
  });

  const flagged = detailOf().payments.map((one) => ({ ...one, status: 'FLAGGED' as const, waits: true }));
  it.each([
    {
      act: 'refund',
      open: async () => {
        await open();
        const dialog = await sheet();
        await userEvent.click(await dialog.findByRole('button', { name: 'Refund money' }));
        return within(await dialog.findByRole('form', { name: 'Refund money' }));
      },
      typed: { 'Amount in INR': '4,000', Why: 'Moved to a later batch' },
      confirmed: PAYER,
      press: 'Refund it',
      said: 'Refund recorded.',
    },
    {
      act: 'cancel',
      open: formOf('Cancel the order'),
      typed: { 'Reason for cancelling': 'Asked for it' },
      confirmed: PAYER,
      press: 'Cancel the order',
      said: 'Order cancelled.',
    },
    {
      act: 'giveBack',
      open: formOf('Paid, without a seat', { needs: ['UNSEATED'] }),
      typed: { 'Reason for the refund': 'Waited long enough' },
      confirmed: PAYER,
      press: 'Refund it all',
      said: 'The money is on its way back.',
    },
    {
      act: 'extend',
      open: formOf('Postpone the next instalment'),
      typed: { 'Due on': '2026-12-20', Reason: 'Between two jobs' },
      press: 'Postpone it',
      said: 'Instalment postponed.',
    },
    {
      act: 'decide',
      open: formOf('Decide about this payment', { payments: flagged }),
      typed: { 'Reason for the refund': 'Another currency' },
      confirmed: PAYER,
      press: 'Refund it',
      said: 'The payment is on its way back.',
    },
  ] as const)(
    'FINANCE-01 what was typed to $act is kept when the page is left, until it is sent; the typed confirmation is not',
    async ({ act, ...form }) => {
      answersBy('officeOrders', act, () => ({ order: detailOf() }));
      await expectKeptUntilSent(form);
    },
  );

  it('FINANCE-01 OFFICE-08 a refund that a colleague made meanwhile is shown beside the refusal; the typed one is confirmed again', async () => {
    await open();
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Refund money' }));
    const form = within(dialog.getByRole('form', { name: 'Refund money' }));
    await userEvent.type(form.getByLabelText(/^Amount in INR/), '4,000');
    await userEvent.type(form.getByLabelText('Why'), 'Moved');
    await typeToConfirm(form, PAYER);
    const refusal = 'Meanwhile this has changed: ₹6,000 of this payment can be given back now.';
    refuses('officeOrders', 'refund', 409, 'CONFLICT', refusal);
    const payments = detailOf().payments.map((one) => ({ ...one, left: 600_000 }));
    answers('officeOrders', 'read', { order: detailOf({ payments }) });
    await userEvent.click(form.getByRole('button', { name: 'Refund it' }));
    expect(await form.findByText(/^At most ₹6,000 can go back\./)).toBeVisible();
    expect(form.getByText(refusal)).toBeVisible();
    expect(form.getByLabelText(/^Amount in INR/)).toHaveValue('4,000');
    expect(form.getByRole('button', { name: 'Refund it' })).toHaveAttribute('aria-disabled', 'true');
    const sent = answersBy('officeOrders', 'refund', () => ({ order: detailOf() }));
    await typeToConfirm(form, PAYER);
    await userEvent.click(form.getByRole('button', { name: 'Refund it' }));
    expect(await screen.findByText('Refund recorded.')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ seen: 600_000, amount: 400_000 });
  });

  it('FINANCE-01 a refund whose response was lost keeps its key after a reload, until the remaining amount has changed', async () => {
    const lost = answersBy('officeOrders', 'refund', () => {
      throw HttpResponse.error();
    });
    const reopen = async (change: Partial<OfficeOrderDetail> = {}) => {
      cleanup();
      queryClient.clear();
      await open(change);
      const dialog = await sheet();
      await userEvent.click(await dialog.findByRole('button', { name: 'Refund money' }));
      return within(dialog.getByRole('form', { name: 'Refund money' }));
    };
    let form = await reopen();
    await userEvent.type(form.getByLabelText('Why'), 'Moved');
    await typeToConfirm(form, PAYER);
    await userEvent.click(form.getByRole('button', { name: 'Refund it' }));
    expect(await form.findByRole('alert')).toBeVisible();
    form = await reopen();
    await typeToConfirm(form, PAYER);
    await userEvent.click(form.getByRole('button', { name: 'Refund it' }));
    expect(await form.findByRole('alert')).toBeVisible();
    expect(new Set(lost.map(({ body }) => body.key)).size).toBe(1);
    form = await reopen({ payments: detailOf().payments.map((one) => ({ ...one, left: 600_000 })) });
    expect(form.getByLabelText('Why')).toHaveValue('');
  });
});
