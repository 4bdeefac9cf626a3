import type { OrderStatus } from './order-status.ts';

/**
 * The movements of money: a charge came in, a refund went out, and a refund that the payer's bank did not take came
 * back.
 */
export const LEDGER_KINDS = ['CHARGE', 'REFUND', 'REFUND_RETURNED'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** A movement of money, minor units: what comes in above zero, refunds below. Entries are added and never changed. */
export type LedgerEntry = { paymentId: string; kind: LedgerKind; amount: number };

/** What came in, what went back (both as positive amounts) and what is left, in minor units. */
export type LedgerBalance = { charged: number; refunded: number; net: number };

/** The balance of entries, of an order or of one payment of it. */
export function balanceOf(entries: readonly LedgerEntry[]): LedgerBalance {
  const sum = (kind: LedgerKind) =>
    entries.reduce((total, entry) => (entry.kind === kind ? total + Math.abs(entry.amount) : total), 0);
  const charged = sum('CHARGE');
  const refunded = sum('REFUND') - sum('REFUND_RETURNED');
  return { charged, refunded, net: charged - refunded };
}

/**
 * The status that the charges of an order give it; null before the first. A refund takes nothing back: an order only
 * moves forward, and what a refund means for the place is decided by staff.
 * @param instalments how many payments the plan has
 * @param charged how many of them were charged
 */
export function statusByLedger(
  instalments: number,
  charged: number,
): Extract<OrderStatus, 'PAYMENT_ONGOING' | 'PAYMENT_COMPLETED'> | null {
  if (charged === 0) return null;
  return charged >= instalments ? 'PAYMENT_COMPLETED' : 'PAYMENT_ONGOING';
}

/**
 * Why an amount cannot be given back of a payment; null when it can.
 * @param underWay what refunds that are not settled yet will take, minor units
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
