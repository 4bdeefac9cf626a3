import * as z from 'zod/mini';
import { PAYMENT_PROVIDERS } from './payment-provider.ts';

/** How money arrives: through a provider the payer chooses, or paid out by the order's EMI partner. */
export const PaymentMethod = z.enum([...PAYMENT_PROVIDERS, 'EMI_PARTNER']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;
