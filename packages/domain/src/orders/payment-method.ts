import * as z from 'zod/mini';
import { PAYMENT_PROVIDERS } from './payment-provider.ts';

/** How money comes in: by a provider that the payer chooses, or paid out by the EMI partner of the order. */
export const PAYMENT_METHODS = [...PAYMENT_PROVIDERS, 'EMI_PARTNER'] as const;
export const PaymentMethod = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof PaymentMethod>;
