/** The worth of a voucher: an amount in minor units, or a share of the price in percent. */
export type VoucherWorth = { discount: number; percent: number | null };

/**
 * Returns what a voucher takes off a price, in minor units, never more than the price; a share is rounded to the nearest
 * minor unit. The price is what is left after the scholarship; a plan discount still in time does not reduce a share.
 */
export function voucherWorth({ discount, percent }: VoucherWorth, price: number): number {
  return percent === null ? Math.min(discount, price) : Math.round((price * percent) / 100);
}
