import type { InstalmentStatus } from '@plinth/domain/orders/instalment-status';
import type { OrderStatus } from '@plinth/domain/orders/order-status';
import {
  type GeneralPaymentPlan,
  type PaymentPlan,
  productOfInstallmentPlan,
} from '@plinth/domain/orders/payment-plan';

type Tone = 'neutral' | 'signal' | 'info' | 'success' | 'warning' | 'error';
export type Stamp = { tone: Tone; text: string };

const PLAN_NAMES: Record<GeneralPaymentPlan, string> = {
  UPFRONT: 'In one payment after a booking amount',
  TWO_PART: 'In two parts after a booking amount',
  EMI_WITH_DP: 'EMI with a down payment',
  EMI_UPFRONT: 'EMI for the whole amount',
  AFFIRM_WITH_DP: 'Pay later with a down payment',
  AFFIRM_UPFRONT: 'Pay later for the whole amount',
  STRIPE_PLAN: 'Monthly by card',
  UPFRONT_WITHOUT_BOOKING_AMOUNT: 'In one payment',
};

/** What a plan is called for its payer. */
export const planName = (plan: PaymentPlan): string =>
  productOfInstallmentPlan(plan) === null ? PLAN_NAMES[plan as GeneralPaymentPlan] : 'In instalments';

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

const INSTALMENT_STAMPS: Record<InstalmentStatus, Stamp> = {
  UPCOMING: { tone: 'neutral', text: 'Upcoming' },
  DUE: { tone: 'signal', text: 'Due' },
  PENDING: { tone: 'info', text: 'On its way' },
  FAILED: { tone: 'error', text: 'Did not go through' },
  IN_REVIEW: { tone: 'warning', text: 'In review' },
  PAID: { tone: 'success', text: 'Paid' },
};

/**
 * Where an instalment stands; what is due and whose day has passed is overdue, unless the EMI partner is about to pay
 * it. Times are ISO 8601 UTC.
 */
export const instalmentStamp = (
  { status, dueDate }: { status: InstalmentStatus; dueDate: string },
  { now, isWithPartner = false }: { now: string; isWithPartner?: boolean | undefined },
): Stamp => {
  if (isWithPartner && (status === 'DUE' || status === 'FAILED'))
    return { tone: 'info', text: 'With the partner' };
  return status === 'DUE' && dueDate < now ? { tone: 'error', text: 'Overdue' } : INSTALMENT_STAMPS[status];
};
