import type { ProductCode } from '../catalog/product-code.ts';
import type { Currency } from '../money/currency.ts';

/** Why a voucher does not come off an order, the first that holds. */
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

/** What the payer reads beside the field. */
export const VOUCHER_PROBLEM_TEXTS: Record<VoucherProblem, string> = {
  UNKNOWN: 'We do not know this code. Check it against the one you were given.',
  FOREIGN: 'This code was given to somebody else and only works for their orders.',
  OTHER_CURRENCY: 'This code is in a different currency from your order.',
  OTHER_PRODUCT: 'This code is for another course.',
  EXPIRED: 'This code has expired.',
  ENDED: 'This code has been ended by the school.',
  USED_BY_YOU: 'You have already used this code on another order.',
  USED_UP: 'This code has been used as often as it can be.',
};

/** A voucher as it stands, for the order and the payer it is asked for; expiresAt ISO 8601 UTC, null for never. */
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
  /** Whether it was given to one person who is not the payer. */
  isForeign: boolean;
};

/**
 * Why a voucher does not come off an order at a moment; null when it does. The instant of its end still counts. What a
 * code is worth is told to nobody but its owner, so whose it is comes first.
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
