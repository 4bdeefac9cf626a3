/** What a voucher takes off: an amount in minor units, or a share of the price in percent. */
export type VoucherWorth = { discount: number; percent: number | null };

/**
 * What a voucher takes off a price, in minor units; a share is rounded to the next minor unit. The price is what is left
 * after the scholarship; what the plan discount takes off in time makes a share no smaller.
 */
export function voucherWorth({ discount, percent }: VoucherWorth, price: number): number {
  return percent === null ? discount : Math.round((price * percent) / 100);
}
