import type { Currency } from './currency.ts';

/** Minor units in one unit of every currency of the school. */
export const MINOR_UNITS = 100;

const LOCALES: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US' };

/**
 * An amount in minor units as it is shown: Indian grouping for INR, and minor units only when there are any.
 */
export function formatMoney(money: { amount: number; currency: Currency }): string {
  const digits = money.amount % MINOR_UNITS === 0 ? 0 : 2;
  return new Intl.NumberFormat(LOCALES[money.currency], {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(money.amount / MINOR_UNITS);
}
