import * as z from 'zod/mini';

/**
 * What a payment is for: DOWN_PAYMENT the booking amount, FIRST_INSTALLMENT a part that leaves something due,
 * FULL_PAYMENT all that is left.
 */
export const PAYMENT_TYPES = ['DOWN_PAYMENT', 'FIRST_INSTALLMENT', 'FULL_PAYMENT'] as const;
export const PaymentType = z.enum(PAYMENT_TYPES);
export type PaymentType = z.infer<typeof PaymentType>;
