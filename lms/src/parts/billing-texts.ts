import { schoolDay } from '@plinth/domain/dates/school-day';
import { instalmentLabel } from '@plinth/domain/orders/instalment-labels';
import type { InstalmentStatus } from '@plinth/domain/orders/instalment-status';
import type { OrderStatus } from '@plinth/domain/orders/order-status';
import type { Stamp } from './StampChip.tsx';

const ORDER_STAMPS: Record<OrderStatus, Stamp> = {
  CREATED: { tone: 'neutral', text: 'No plan chosen' },
  APPLICATION_FILLED: { tone: 'neutral', text: 'Application sent' },
  OFFER_SENT: { tone: 'info', text: 'Offer sent' },
  PLAN_CREATED: { tone: 'info', text: 'Plan chosen' },
  PAYMENT_ONGOING: { tone: 'signal', text: 'Being paid' },
  PAYMENT_COMPLETED: { tone: 'success', text: 'Paid in full' },
  EXPIRED: { tone: 'neutral', text: 'Expired' },
  CANCELLED: { tone: 'neutral', text: 'Cancelled' },
};

export const orderStamp = (status: OrderStatus): Stamp => ORDER_STAMPS[status];

/** The status of an order for its payer: one that was paid and of which money was given back says so. */
export function billedStamp(
  status: OrderStatus,
  { paid, refunded }: { paid: number; refunded: number },
): Stamp {
  if (status !== 'PAYMENT_COMPLETED' || refunded === 0) return orderStamp(status);
  return refunded < paid
    ? { tone: 'info', text: 'Paid, partly given back' }
    : { tone: 'neutral', text: 'Given back' };
}

const INSTALMENT_TONES: Record<InstalmentStatus, Stamp['tone']> = {
  UPCOMING: 'neutral',
  DUE: 'signal',
  PENDING: 'info',
  FAILED: 'error',
  IN_REVIEW: 'warning',
  PAID: 'success',
};

type Instalment = {
  status: InstalmentStatus;
  dueDate: string;
  amount: number;
  refunded?: number | undefined;
};

type Standing = {
  now: string;
  isWithPartner?: boolean | undefined;
  /** Whether the payer has no seat yet: nothing falls due before they have one, and all that is unpaid is due later. */
  waitsForSeat?: boolean | undefined;
};

/**
 * The status of an instalment; one that is due and past its date is overdue, unless the EMI partner is about to pay it
 * or the payer waits for a seat. Times are ISO 8601 UTC.
 */
export const instalmentStamp = (
  instalment: Instalment,
  { now, isWithPartner = false, waitsForSeat = false }: Standing,
): Stamp => {
  const { status, dueDate, refunded = 0 } = instalment;
  if (isWithPartner && (status === 'DUE' || status === 'FAILED'))
    return { tone: 'info', text: 'With the partner' };
  if (waitsForSeat && status === 'DUE') return { tone: 'neutral', text: 'Not due yet' };
  return status === 'DUE' && dueDate < now
    ? { tone: 'error', text: 'Overdue' }
    : {
        tone: refunded > 0 ? 'neutral' : INSTALMENT_TONES[status],
        text: instalmentLabel(instalment),
      };
};

/** The day an instalment is due; that of an unpaid one moves by the days its payer waits for a seat. */
export const dueText = (
  { status, dueDate }: Pick<Instalment, 'status' | 'dueDate'>,
  { waitsForSeat = false }: Pick<Standing, 'waitsForSeat'>,
): string => (waitsForSeat && status !== 'PAID' ? `${schoolDay(dueDate)} or later` : schoolDay(dueDate));
