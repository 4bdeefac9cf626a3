import type { Currency } from './currency.ts';

/** Minor units per unit, the same for every currency of the school. */
export const MINOR_UNITS = 100;

const LOCALES: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US' };

/** Formats an amount in minor units: Indian grouping for INR, decimals only if there are any. */
export function formatMoney(money: { amount: number; currency: Currency }): string {
  const digits = money.amount % MINOR_UNITS === 0 ? 0 : 2;
  return new Intl.NumberFormat(LOCALES[money.currency], {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(money.amount / MINOR_UNITS);
}
