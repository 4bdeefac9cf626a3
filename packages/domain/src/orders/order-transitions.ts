import type { OrderStatus } from './order-status.ts';

const PATH: readonly OrderStatus[] = [
  'CREATED',
  'APPLICATION_FILLED',
  'OFFER_SENT',
  'PLAN_CREATED',
  'PAYMENT_ONGOING',
  'PAYMENT_COMPLETED',
];

/** Whether an order has come to its end: paid, expired or cancelled. */
export function isOrderClosed(status: OrderStatus): boolean {
  return status === 'PAYMENT_COMPLETED' || status === 'EXPIRED' || status === 'CANCELLED';
}

/**
 * Whether an order may move from one status to another: forward only, where steps may be left out;
 * EXPIRED and CANCELLED end it from any status but a paid one, and nothing leads out of an end.
 */
export function canMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
  if (isOrderClosed(from)) return false;
  if (to === 'EXPIRED' || to === 'CANCELLED') return true;
  return PATH.indexOf(to) > PATH.indexOf(from);
}
