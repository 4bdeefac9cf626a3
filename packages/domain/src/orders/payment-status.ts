import * as z from 'zod/mini';

/**
 * One try to pay: CREATED before the provider knows of it, PENDING while its checkout is open, FLAGGED when money
 * arrived that must be looked at by a person.
 */
export const PAYMENT_STATUSES = ['CREATED', 'PENDING', 'SUCCEEDED', 'FAILED', 'FLAGGED'] as const;
export const PaymentStatus = z.enum(PAYMENT_STATUSES);
export type PaymentStatus = z.infer<typeof PaymentStatus>;
