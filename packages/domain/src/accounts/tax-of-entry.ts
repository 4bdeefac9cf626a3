import type { LedgerKind } from '../orders/ledger.ts';
import { type TaxRate, type TaxShare, taxShare, taxShareOfPart } from '../orders/tax-share.ts';

type Entry = {
  kind: LedgerKind;
  /** Minor units: positive for incoming money, negative for refunds. */
  amount: number;
  /** The amount of the same payment refunded before this entry, as a positive amount. */
  refundedBefore: number;
};

const none = (amount: number) => (amount === 0 ? 0 : -amount);

/** The same share with its signs reversed, to be deducted from what was counted before. */
const turned = ({ net, taxes }: TaxShare): TaxShare => ({
  net: none(net),
  taxes: taxes.map((tax) => ({ ...tax, amount: none(tax.amount) })),
});

/**
 * Returns the taxes in a movement of money, by the rates of its payment: net and taxes add up to the movement. A refund
 * deducts exactly the taxes on its credit note, and what the bank returns counts them again; so a payment refunded in
 * parts leaves no tax behind.
 */
export function taxOfEntry({ kind, amount, refundedBefore }: Entry, rates: readonly TaxRate[]): TaxShare {
  if (kind === 'CHARGE') return taxShare(amount, rates);
  if (kind === 'REFUND') return turned(taxShareOfPart(-amount, refundedBefore, rates));
  return taxShareOfPart(amount, refundedBefore - amount, rates);
}
