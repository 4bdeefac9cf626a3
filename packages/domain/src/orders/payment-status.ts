import * as z from 'zod/mini';

/**
 * One payment attempt: CREATED before the provider knows of it, PENDING while its checkout is open, FLAGGED if money
 * arrived that staff must check.
 */
export const PaymentStatus = z.enum(['CREATED', 'PENDING', 'SUCCEEDED', 'FAILED', 'FLAGGED']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;
