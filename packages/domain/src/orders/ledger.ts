import type { OrderStatus } from './order-status.ts';

/** The movements of money: a charge received, a refund sent, and a refund returned by the payer's bank. */
export const LEDGER_KINDS = ['CHARGE', 'REFUND', 'REFUND_RETURNED'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** A movement of money, minor units: receipts positive, refunds negative. Entries are added and never changed. */
export type LedgerEntry = { paymentId: string; kind: LedgerKind; amount: number };

/** The amounts received and refunded (both positive) and the remainder, in minor units. */
export type LedgerBalance = { charged: number; refunded: number; net: number };

/** Returns the balance of entries, of an order or one of its payments. */
export function balanceOf(entries: readonly LedgerEntry[]): LedgerBalance {
  const sum = (kind: LedgerKind) =>
    entries.reduce((total, entry) => (entry.kind === kind ? total + Math.abs(entry.amount) : total), 0);
  const charged = sum('CHARGE');
  const refunded = sum('REFUND') - sum('REFUND_RETURNED');
  return { charged, refunded, net: charged - refunded };
}

/**
 * Returns the status an order has by its charges; null before the first. A refund reverses nothing: an order only moves
 * forward, and staff decide what a refund means for the place.
 * @param instalments number of payments in the plan
 * @param charged number of them that were charged
 */
export function statusByLedger(
  instalments: number,
  charged: number,
): Extract<OrderStatus, 'PAYMENT_ONGOING' | 'PAYMENT_COMPLETED'> | null {
  if (charged === 0) return null;
  return charged >= instalments ? 'PAYMENT_COMPLETED' : 'PAYMENT_ONGOING';
}

/**
 * Returns why an amount cannot be refunded from a payment; null if it can.
 * @param underWay the total of refunds not yet settled, minor units
 */
export function refundFault(
  entries: readonly LedgerEntry[],
  amount: number,
  underWay = 0,
): 'NOT_CHARGED' | 'NOT_AN_AMOUNT' | 'MORE_THAN_LEFT' | null {
  const { charged, net } = balanceOf(entries);
  if (charged === 0) return 'NOT_CHARGED';
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'NOT_AN_AMOUNT';
  return amount > net - underWay ? 'MORE_THAN_LEFT' : null;
}
