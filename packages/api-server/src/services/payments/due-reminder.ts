import { type InstalmentReminder, instalmentReminder } from '@plinth/domain/orders/instalment-reminder';
import type { LoadedInstalment, LoadedOrder } from '../orders/load-orders.ts';
import { isInOtherHands, nextInstalment } from '../orders/order-facts.ts';
import { nextPlaceState, paidOf } from './follow-payment.ts';

export type DueReminder = { order: LoadedOrder; instalment: LoadedInstalment; kind: InstalmentReminder };

/** Whether the payer's place is blocked for this order or has to be now; before and after its course it never is. */
function isBlockedForMoney(order: LoadedOrder, now: Date): boolean {
  const isByStaff = order.place?.state === 'BLOCKED' && !order.place.isBlockedForMoney;
  return !isByStaff && nextPlaceState(order, paidOf(order), 'IN_TIME', now) === 'BLOCKED';
}

/**
 * Returns the reminder that suits an order now, about its oldest unpaid instalment; null while it is in other hands. A
 * block is announced only to payers whose place it closes.
 */
export function dueReminder(order: LoadedOrder, now: Date): DueReminder | null {
  const instalment = nextInstalment(order);
  if (!instalment || isInOtherHands(order, instalment)) return null;
  const kind = instalmentReminder({ dueDate: instalment.dueDate, isPaid: false }, now.toISOString());
  if (kind === null || (kind === 'BLOCKED' && !isBlockedForMoney(order, now))) return null;
  return { order, instalment, kind };
}

/** The key of its mail. Once per kind and due date: a date that was moved is announced again. */
export const reminderKey = ({ order, instalment, kind }: DueReminder): string =>
  `instalment:${order.orderId}:${instalment.seq}:${instalment.dueDate.slice(0, 10)}:${kind}`;

/** The key of the mail that tells a payer of the later due date that staff gave them. */
export const extensionKey = (
  { orderId }: Pick<LoadedOrder, 'orderId'>,
  { seq, dueDate }: Pick<LoadedInstalment, 'seq' | 'dueDate'>,
): string => `instalment-extended:${orderId}:${seq}:${dueDate}`;
