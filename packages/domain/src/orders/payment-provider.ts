import * as z from 'zod/mini';
import type { Currency } from '../money/currency.ts';

/** How an instalment is paid; the displayed names are configuration. */
export const PAYMENT_PROVIDERS = ['CARD', 'PAY_LATER'] as const;
export const PaymentProvider = z.enum(PAYMENT_PROVIDERS);
export type PaymentProvider = z.infer<typeof PaymentProvider>;

/** Returns the ways to pay in a currency: buy now pay later is for USD only. */
export function offeredProviders(currency: Currency): PaymentProvider[] {
  return currency === 'USD' ? ['CARD', 'PAY_LATER'] : ['CARD'];
}
