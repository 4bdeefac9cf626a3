import type { Order } from '../../api/client.ts';

type Facts = Pick<Order, 'status' | 'payments'>;

/**
 * The state of an order's payments, by what the server reports and never by how the browser returned: CLOSED, PAID,
 * CONFIRMING while a checkout is open, IN_REVIEW while the school checks money that arrived, FAILED when the last try of
 * the next payment failed, ENROLLED when something is paid and more is due later, otherwise TO_PAY.
 */
export type Settlement = 'CLOSED' | 'PAID' | 'CONFIRMING' | 'IN_REVIEW' | 'FAILED' | 'ENROLLED' | 'TO_PAY';

/** Returns the settlement of an order. */
export function settlementOf({ status, payments }: Facts): Settlement {
  if (status === 'EXPIRED' || status === 'CANCELLED') return 'CLOSED';
  if (status === 'PAYMENT_COMPLETED') return 'PAID';
  const statuses = payments.map((payment) => payment.status);
  if (statuses.includes('PENDING')) return 'CONFIRMING';
  if (statuses.includes('IN_REVIEW')) return 'IN_REVIEW';
  if (statuses.includes('FAILED')) return 'FAILED';
  return status === 'PAYMENT_ONGOING' || statuses.includes('PAID') ? 'ENROLLED' : 'TO_PAY';
}

/** Returns the next payment: the first that is not paid. */
export function nextPayment({ payments }: Pick<Order, 'payments'>): Order['payments'][number] | null {
  return payments.find(({ status }) => status !== 'PAID') ?? null;
}
