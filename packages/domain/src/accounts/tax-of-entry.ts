import type { LedgerKind } from '../orders/ledger.ts';
import { type TaxRate, type TaxShare, taxShare, taxShareOfPart } from '../orders/tax-share.ts';

type Entry = {
  kind: LedgerKind;
  /** Minor units: what comes in above zero, what goes back below. */
  amount: number;
  /** What of the same payment had gone back before this entry, as a positive amount. */
  refundedBefore: number;
};

const none = (amount: number) => (amount === 0 ? 0 : -amount);

/** The same share with its signs turned: it is taken from what was counted before. */
const turned = ({ net, taxes }: TaxShare): TaxShare => ({
  net: none(net),
  taxes: taxes.map((tax) => ({ ...tax, amount: none(tax.amount) })),
});

/**
 * The taxes that a movement of money holds, by the rates of its payment: net and taxes add up to the movement. What goes
 * back takes just the taxes that its credit note names, and what the bank returns counts them again; so a payment that
 * went back in parts leaves no tax behind.
 */
export function taxOfEntry({ kind, amount, refundedBefore }: Entry, rates: readonly TaxRate[]): TaxShare {
  if (kind === 'CHARGE') return taxShare(amount, rates);
  if (kind === 'REFUND') return turned(taxShareOfPart(-amount, refundedBefore, rates));
  return taxShareOfPart(amount, refundedBefore - amount, rates);
}
