import { formatMoney, MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { LedgerKind } from '@plinth/domain/orders/ledger';
import type { OrderNeed } from '@plinth/domain/orders/office-order';
import type { PaymentStatus } from '@plinth/domain/orders/payment-status';
import type { RefundStatus } from '@plinth/domain/orders/refund-status';
import type { Stamp } from '../../../parts/StampChip.tsx';

export const NEED_TEXTS = {
  LATE: { tone: 'error', text: 'Overdue' },
  UNSEATED: { tone: 'warning', text: 'Paid, no seat' },
  FLAGGED: { tone: 'warning', text: 'Payment to decide' },
} as const satisfies Record<OrderNeed, Stamp>;

export const PAYMENT_STAMPS: Record<PaymentStatus, Stamp> = {
  CREATED: { tone: 'neutral', text: 'Not started' },
  PENDING: { tone: 'info', text: 'On its way' },
  SUCCEEDED: { tone: 'success', text: 'Paid' },
  FAILED: { tone: 'error', text: 'Did not go through' },
  FLAGGED: { tone: 'warning', text: 'Does not match' },
};

export const REFUND_STAMPS: Record<RefundStatus, Stamp> = {
  REQUESTED: { tone: 'info', text: 'Asked for' },
  PENDING: { tone: 'info', text: 'On its way' },
  SUCCEEDED: { tone: 'success', text: 'Refunded' },
  FAILED: { tone: 'error', text: 'Not refunded' },
};

export const LEDGER_TEXTS: Record<LedgerKind, string> = {
  CHARGE: 'Received',
  REFUND: 'Refunded',
  REFUND_RETURNED: 'Returned by the bank',
};

/**
 * Formats an amount in minor units of a currency, which a provider may have reported and which need not be one of the
 * school's.
 */
export const moneyText = (amount: number, currency: string): string =>
  currency === 'INR' || currency === 'USD'
    ? formatMoney({ amount, currency })
    : `${(amount / MINOR_UNITS).toFixed(2)} ${currency}`;

/** The number of orders as text. */
export const ordersText = (total: number): string => (total === 1 ? '1 order' : `${total} orders`);
