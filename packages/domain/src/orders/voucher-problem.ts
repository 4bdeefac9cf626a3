import type { ProductCode } from '../catalog/product-code.ts';
import type { Currency } from '../money/currency.ts';

/** The reasons why a voucher cannot be used on an order; the first that applies counts. */
export const VOUCHER_PROBLEMS = [
  'UNKNOWN',
  'FOREIGN',
  'OTHER_CURRENCY',
  'OTHER_PRODUCT',
  'EXPIRED',
  'ENDED',
  'USED_BY_YOU',
  'USED_UP',
] as const;
export type VoucherProblem = (typeof VOUCHER_PROBLEMS)[number];

/** The text shown to the payer beside the field. */
export const VOUCHER_PROBLEM_TEXTS: Record<VoucherProblem, string> = {
  UNKNOWN: 'We do not know this code. Check it against the one you were given.',
  FOREIGN: 'This code was given to someone else and only works for their orders.',
  OTHER_CURRENCY: 'This code is in a different currency from your order.',
  OTHER_PRODUCT: 'This code is for another course.',
  EXPIRED: 'This code has expired.',
  ENDED: 'This code has been ended by the school.',
  USED_BY_YOU: 'You have already used this code on another order.',
  USED_UP: 'This code has been used as often as it can be.',
};

/** The current facts of a voucher, for a given order and payer; expiresAt ISO 8601 UTC, null for never. */
export type VoucherFacts = {
  productId: ProductCode | null;
  currency: Currency;
  expiresAt: string | null;
  /** Whether staff have ended it. */
  isEnded: boolean;
  maxUses: number;
  usesPerPerson: number;
  uses: number;
  ownUses: number;
  /** Whether it belongs to a person other than the payer. */
  isForeign: boolean;
};

/**
 * Returns why a voucher cannot be used on an order at a moment; null if it can. The instant of its end still counts. A
 * code's worth is revealed only to its owner, so ownership is checked first.
 */
export function voucherProblem(
  voucher: VoucherFacts,
  order: { productId: ProductCode; currency: Currency },
  now: string,
): VoucherProblem | null {
  if (voucher.isForeign) return 'FOREIGN';
  if (voucher.currency !== order.currency) return 'OTHER_CURRENCY';
  if (voucher.productId !== null && voucher.productId !== order.productId) return 'OTHER_PRODUCT';
  if (voucher.expiresAt !== null && Date.parse(now) > Date.parse(voucher.expiresAt)) return 'EXPIRED';
  if (voucher.isEnded) return 'ENDED';
  if (voucher.ownUses >= voucher.usesPerPerson) return 'USED_BY_YOU';
  return voucher.uses >= voucher.maxUses ? 'USED_UP' : null;
}
