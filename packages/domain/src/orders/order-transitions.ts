import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';

/** Whether an order is closed: paid, expired or cancelled. */
export function isOrderClosed(status: OrderStatus): boolean {
  return status === 'PAYMENT_COMPLETED' || status === 'EXPIRED' || status === 'CANCELLED';
}

/**
 * Whether an order may move from one status to another: forward only, steps may be skipped; EXPIRED and CANCELLED end
 * it from any status except a paid one, and an ended order never moves.
 */
export function canMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
  if (isOrderClosed(from)) return false;
  if (to === 'EXPIRED' || to === 'CANCELLED') return true;
  return ORDER_STATUSES.indexOf(to) > ORDER_STATUSES.indexOf(from);
}
