import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ORDER_NOW, orderOf } from '../../../test/order-of.ts';
import { answers } from '../../../test/server.ts';
import type { Order } from '../../api/client.ts';
import { OrderView } from './OrderView.tsx';

const TOKEN = 'order-token-of-22-characters';

const leave = vi.fn();
const show = (order: Order) =>
  render(
    <OrderView
      orderToken={TOKEN}
      {...{ order, leave }}
      review={null}
      isBack={false}
      now={ORDER_NOW}
      onReload={async () => null}
    />,
  );

it('FINANCE-04 after payment a receipt shows seat, start and next instalment, and leads to setting the password or signing in', async () => {
  const order = orderOf('BIM_A', 'TWO_PART', { status: 'PAYMENT_ONGOING' });
  const payments = order.payments.map((one, index) =>
    index === 0 ? { ...one, status: 'PAID' as const } : one,
  );
  const receipt = {
    paid: 1_000_000,
    place: 'SEATED',
    batchNumber: '12',
    startsAt: '2026-06-01T04:30:00.000Z',
    canSetPassword: true,
  } as const;
  const sent = answers('orders', 'openPasswordLink', { path: '/reset-password?token=first' });
  const { unmount } = show({ ...order, payments, receipt });
  const sheet = within(
    screen.getByRole('region', { name: 'Your first payment has arrived: your place is certain' }),
  );
  expect(sheet.getByText('Yours, in batch 12')).toBeVisible();
  expect(sheet.getByText('1 June, 2026')).toBeVisible();
  expect(sheet.getByText(/^Next: First instalment, ₹56,625, due on 11 May, 2026\.$/)).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Set your password' }));
  await expect.poll(() => leave).toHaveBeenCalledWith('/reset-password?token=first');
  expect(sent[0]?.body).toEqual({ orderToken: TOKEN });
  unmount();
  const instalments = payments.map((one, index) => (index === 1 ? { ...one, status: 'DUE' as const } : one));
  show({
    ...order,
    payments,
    ...(order.orderPlan ? { orderPlan: { ...order.orderPlan, instalments } } : {}),
    receipt: { ...receipt, place: 'WAITING', canSetPassword: false },
  });
  expect(screen.getByText(/^Every seat in batch 12 is taken/)).toBeVisible();
  expect(screen.getByText(/^Nothing is due until you have your place/)).toBeVisible();
  expect(screen.queryByText(/^Next:/)).not.toBeInTheDocument();
  const dates = within(screen.getByRole('region', { name: 'Payment dates' }));
  expect(dates.getByText('11 May, 2026 or later')).toBeVisible();
  expect(dates.getByText('First instalment, not due yet')).toBeVisible();
  expect(dates.queryByText(/late pauses the course/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

it('FINANCE-04 a payer who returns after several instalments reads no news of the first', () => {
  const order = orderOf('BIM_A', 'TWO_PART', { status: 'PAYMENT_ONGOING' });
  const payments = order.payments.map((one, index) =>
    index < 2 ? { ...one, status: 'PAID' as const } : one,
  );
  const receipt = { paid: 6_662_500, place: 'SEATED', batchNumber: '12', canSetPassword: false } as const;
  const { unmount } = show({ ...order, payments, receipt });
  expect(screen.getByRole('region', { name: 'Your place is certain' })).toBeVisible();
  expect(screen.getByText('Each receipt comes by email. Invoices are on your billing page.')).toBeVisible();
  unmount();
  show({ ...order, payments, receipt: { ...receipt, place: 'WAITING' } });
  expect(screen.getByRole('region', { name: 'Your payments have arrived' })).toBeVisible();
});

it('FINANCE-04 a receipt says what was given back, and does not call all paid what was', () => {
  const order = orderOf('BIM_A', 'UPFRONT', { status: 'PAYMENT_COMPLETED' });
  const payments = order.payments.map((one) => ({ ...one, status: 'PAID' as const }));
  const [first, ...rest] = payments;
  if (!first) throw new Error('no payments');
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const shown = (refunded: number, back: typeof payments) =>
    show({
      ...order,
      payments: back,
      ...(order.orderPlan ? { orderPlan: { ...order.orderPlan, instalments: back } } : {}),
      receipt: { paid, refunded, place: 'SEATED', batchNumber: '12', canSetPassword: false },
    });
  const { unmount } = shown(400_000, [{ ...first, refunded: 400_000 }, ...rest]);
  const sheet = within(screen.getByRole('region', { name: 'Part of what you paid was given back' }));
  expect(sheet.getByText('Given back').nextSibling).toHaveTextContent('₹4,000');
  expect(screen.getByText('Booking amount, partly given back')).toBeVisible();
  expect(screen.queryByText('Everything is paid')).not.toBeInTheDocument();
  unmount();
  shown(
    paid,
    payments.map((one) => ({ ...one, refunded: one.amount })),
  );
  expect(screen.getByRole('region', { name: 'What you paid was given back' })).toBeVisible();
  expect(screen.getByText('Booking amount, given back')).toBeVisible();
});

it('FINANCE-03 somebody signed in is not asked to sign in after payment', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the app is this cookie
  document.cookie = 'token=some-token';
  show(
    orderOf('BIM_A', 'UPFRONT', {
      status: 'PAYMENT_COMPLETED',
      receipt: { paid: 12_325_000, place: 'SEATED', batchNumber: '12', canSetPassword: false },
    }),
  );
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the app is this cookie
  document.cookie = 'token=; max-age=0';
  expect(screen.getByRole('link', { name: 'Go to your courses' })).toHaveAttribute('href', '/learner-hub');
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
});

it('FINANCE-03 D-144 somebody with an unverified email address is referred to the mail, even when signed in', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the app is this cookie
  document.cookie = 'token=some-token';
  show(
    orderOf('BIM_A', 'UPFRONT', {
      status: 'PAYMENT_COMPLETED',
      receipt: { paid: 1, place: 'SEATED', batchNumber: '12', canSetPassword: false, opensByMail: true },
    }),
  );
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the app is this cookie
  document.cookie = 'token=; max-age=0';
  expect(screen.getByText(/^To open your account, use the link in the email/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/reset-password');
  for (const name of ['Go to your courses', 'Sign in'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});
