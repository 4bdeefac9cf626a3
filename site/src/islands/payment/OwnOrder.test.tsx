import { offeredPlans } from '@plinth/domain/orders/offered-plans';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { calculatePlan } from '@plinth/domain/orders/plan-calculator';
import { EMI_DOCUMENT_KINDS, EMI_DOCUMENTS } from '@plinth/domain/payments/emi-documents';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { answers, refuses } from '../../../test/server.ts';
import type { OwnOrder as Order } from '../../api/client.ts';
import { OwnOrder } from './OwnOrder.tsx';

const ORDER = '0190a000-0000-7000-8000-000000000001';
const plan = (planType: PaymentPlan) =>
  calculatePlan({
    planType,
    currency: 'INR',
    listPrice: 12_000_000,
    scholarship: 0,
    planDiscount: null,
    planDiscountDeadLine: null,
    now: '2026-05-04T09:30:00.000Z',
  });

function orderOf(planType: PaymentPlan, facts: Partial<Order> = {}) {
  const { lines, total, instalments } = plan(planType);
  const payments = instalments.map(({ sequence: _sequence, ...one }) => ({ ...one, status: 'DUE' as const }));
  answers('orders', 'readOwnOrder', {
    order: {
      orderId: ORDER,
      productId: 'BIM_A',
      courseTitle: 'BIM for Architects',
      status: 'PLAN_CREATED',
      amount: total,
      currency: 'INR',
      orderData: { planDiscount: null, planDiscountDeadLine: null },
      lines,
      availablePlans: offeredPlans('BIM_A', 'INR'),
      orderPlan: { planType, lines, instalments: payments },
      payments,
      providers: [{ provider: 'CARD', name: 'Card', keepsCards: true }],
      emiPartners: ['One', 'Two', 'Three'],
      isPaymentFail: false,
      ...facts,
    },
  });
  answers('payments', 'reviewOwnPlan', {
    planType,
    currency: 'INR',
    lines,
    instalments: payments,
    discount: { amount: 0, deadline: null, applies: false },
    total,
  });
}

const signIn = (token: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the app is this cookie
  document.cookie = `token=${token}; path=/; max-age=${token ? 60 : 0}`;
};
const show = () => render(<OwnOrder orderId={ORDER} />);

afterEach(() => signIn(''));

describe('an own order', () => {
  it('PAY-02 API-106 API-113 shows its plan with its EMI application', async () => {
    signIn('a-session');
    orderOf('EMI_WITH_DP');
    answers('emi', 'readStatus', {
      status: 'NOT_STARTED',
      currentStep: 1,
      maxStep: 1,
      responses: [],
      documents: EMI_DOCUMENT_KINDS.map((kind) => ({
        documentId: ORDER,
        kind,
        name: EMI_DOCUMENTS[kind].name,
        status: 'PENDING' as const,
      })),
    });
    show();
    expect(await screen.findByRole('button', { name: 'Start the application' })).toBeVisible();
    expect(screen.getByText('1-2%')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Payments over time' })).toBeVisible();
  });

  it('with another plan it has no EMI application', async () => {
    signIn('a-session');
    orderOf('UPFRONT');
    show();
    expect(await screen.findByText('This order is not paid through an EMI partner')).toBeVisible();
  });

  it('FINANCE-04 whose payer waits for a seat shows what is unpaid as not due yet', async () => {
    signIn('a-session');
    const receipt = { paid: 1_000_000, place: 'NO_COHORT', canSetPassword: false } as const;
    orderOf('TWO_PART', { status: 'PAYMENT_ONGOING', receipt });
    const { unmount } = show();
    const dates = within(await screen.findByRole('list', { name: 'Payments over time' }));
    expect(dates.getByText('First instalment, not due yet')).toBeVisible();
    expect(dates.getAllByText(/ or later$/)).not.toHaveLength(0);
    unmount();
    orderOf('TWO_PART', { status: 'PAYMENT_ONGOING', receipt: { ...receipt, place: 'SEATED' } });
    show();
    expect(await screen.findByText('First instalment, due')).toBeVisible();
    expect(screen.queryByText(/ or later$/)).toBeNull();
  });

  it('FINANCE-03 announces the end of the plan discount only while the plan can change', async () => {
    signIn('a-session');
    const discount = { amount: 725_000, deadline: '2026-05-11T09:30:00.000Z', applies: true };
    const show = (order: Partial<Order>) => {
      orderOf('TWO_PART', order);
      const { lines, total, instalments } = plan('TWO_PART');
      answers('payments', 'reviewOwnPlan', {
        planType: 'TWO_PART',
        currency: 'INR',
        lines,
        instalments: instalments.map((one) => ({ ...one, status: 'DUE' as const })),
        discount,
        total,
      });
      return render(<OwnOrder orderId={ORDER} />);
    };
    const { unmount } = show({});
    expect(await screen.findByText(/^Plan discount of ₹7,250 until/)).toBeVisible();
    unmount();
    const [first, ...rest] = plan('TWO_PART').instalments;
    show({
      status: 'PAYMENT_ONGOING',
      payments: [
        ...(first ? [{ ...first, status: 'PAID' as const }] : []),
        ...rest.map((one) => ({ ...one, status: 'DUE' as const })),
      ],
    });
    expect(await screen.findByText('Its plan was settled with the first payment.')).toBeVisible();
    expect(screen.queryByText(/^Plan discount of/)).toBeNull();
  });

  it('ROLE-34 asks a visitor who is not signed in to sign in and return here', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login?callbackUrl=${encodeURIComponent(`/payment-plan?orderId=${ORDER}`)}`,
    );
  });

  it('reports an order that belongs to another account, and says how to open your own', async () => {
    signIn('a-session');
    refuses('orders', 'readOwnOrder', 404, 'Order not found.');
    refuses('payments', 'reviewOwnPlan', 404, 'Order not found.');
    show();
    expect(await screen.findByText('This order does not belong to your account')).toBeVisible();
    expect(screen.getByText(/^Sign in with the email address of your application/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'verify the address' })).toHaveAttribute('href', '/verify-mail');
  });

  it('FINANCE-03 accepts a voucher code and reloads with the new price', async () => {
    signIn('a-session');
    orderOf('UPFRONT');
    const sent = answers('orders', 'applyOwnVoucher', { voucher: { code: 'GOOD-ONE', discount: 700_000 } });
    show();
    await userEvent.type(await screen.findByLabelText(/^Voucher code/), 'good-one');
    orderOf('UPFRONT', { voucher: { code: 'GOOD-ONE', discount: 700_000 } });
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('GOOD-ONE takes ₹7,000 off.')).toBeVisible();
    expect(sent.map(({ url, body }) => [url.pathname, body])).toEqual([
      [`/api/v1/learner/my-orders/${ORDER}/voucher`, { voucherCode: 'GOOD-ONE' }],
    ]);
  });

  it('FINANCE-03 a refused code shows the reason; in review with an EMI partner there is no code field', async () => {
    signIn('a-session');
    orderOf('UPFRONT');
    refuses('orders', 'applyOwnVoucher', 409, 'This code has expired.', 'voucherCode');
    const { unmount } = show();
    await userEvent.type(await screen.findByLabelText(/^Voucher code/), 'LATE');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This code has expired.')).toBeVisible();
    unmount();
    orderOf('UPFRONT', { emiStatus: 'IN_REVIEW' });
    show();
    expect(await screen.findByText('BIM for Architects')).toBeVisible();
    expect(screen.queryByLabelText(/^Voucher code/)).toBeNull();
  });
});
