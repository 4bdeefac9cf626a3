import type { InstalmentStatus } from '@plinth/domain/orders/instalment-status';
import type { OrderStatus } from '@plinth/domain/orders/order-status';
import { describe, expect, it } from 'vitest';
import { createIntentKeys } from './intent-key.ts';
import { markPaying, takePayingMark } from './paying-mark.ts';
import { nextPayment, settlementOf } from './settlement.ts';

const order = (status: OrderStatus, statuses: InstalmentStatus[]) => ({
  status,
  payments: statuses.map((one, index) => ({
    paymentType: 'FULL_PAYMENT' as const,
    label: `${index}`,
    amount: 100,
    dueDate: '2026-05-04T09:30:00.000Z',
    status: one,
  })),
});

describe('the settlement of an order', () => {
  it.each([
    { status: 'CREATED', payments: [], stands: 'TO_PAY' },
    { status: 'PLAN_CREATED', payments: ['DUE', 'UPCOMING'], stands: 'TO_PAY' },
    { status: 'PLAN_CREATED', payments: ['PENDING', 'UPCOMING'], stands: 'CONFIRMING' },
    { status: 'PLAN_CREATED', payments: ['IN_REVIEW'], stands: 'IN_REVIEW' },
    { status: 'PAYMENT_ONGOING', payments: ['PAID', 'IN_REVIEW'], stands: 'IN_REVIEW' },
    { status: 'PLAN_CREATED', payments: ['FAILED', 'UPCOMING'], stands: 'FAILED' },
    { status: 'PAYMENT_ONGOING', payments: ['PAID', 'DUE'], stands: 'ENROLLED' },
    { status: 'PAYMENT_COMPLETED', payments: ['PAID'], stands: 'PAID' },
    { status: 'EXPIRED', payments: ['DUE'], stands: 'CLOSED' },
    { status: 'CANCELLED', payments: ['PENDING'], stands: 'CLOSED' },
  ] as const)('ENUM-41 $status with $payments is $stands', ({ status, payments, stands }) => {
    expect(settlementOf(order(status, [...payments]))).toBe(stands);
  });

  it('the next payment is the first unpaid one', () => {
    expect(nextPayment(order('PAYMENT_ONGOING', ['PAID', 'FAILED', 'UPCOMING']))?.label).toBe('1');
    expect(nextPayment(order('PAYMENT_COMPLETED', ['PAID']))).toBeNull();
  });

  it('an intent keeps its key until it is answered, and another intent has its own', () => {
    const keys = createIntentKeys();
    const first = keys.of('pay:1');
    expect(keys.of('pay:1')).toBe(first);
    expect(keys.of('pay:2')).not.toBe(first);
    keys.done('pay:1');
    expect(keys.of('pay:1')).not.toBe(first);
  });

  it('D-127 the return from a checkout is recognised once, and only for its own order, whose token is stored nowhere', () => {
    const token = 'k3Jd9sQ2mV7xZ1pL0bN4tR8wk3Jd9sQ2mV7xZ1pL0bN';
    markPaying(token);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(token);
    expect(takePayingMark('x3Jd9sQ2mV7xZ1pL0bN4tR8wk3Jd9sQ2mV7xZ1pL0bN')).toBe(false);
    expect(takePayingMark(token)).toBe(true);
    expect(takePayingMark(token)).toBe(false);
  });
});
