import * as z from 'zod/mini';
import type { PaymentStatus } from './payment-status.ts';

/** The payer's status of one instalment; IN_REVIEW means that money arrived and staff are checking it. */
export const InstalmentStatus = z.enum(['UPCOMING', 'DUE', 'PENDING', 'FAILED', 'IN_REVIEW', 'PAID']);
export type InstalmentStatus = z.infer<typeof InstalmentStatus>;

/** Returns the status of an instalment from its payment attempts, oldest first; the next one to pay is due. */
export function instalmentStatus(attempts: readonly PaymentStatus[], isNext: boolean): InstalmentStatus {
  if (attempts.includes('SUCCEEDED')) return 'PAID';
  switch (attempts.at(-1)) {
    case 'PENDING':
      return 'PENDING';
    case 'FAILED':
      return 'FAILED';
    case 'FLAGGED':
      return 'IN_REVIEW';
    default:
      return isNext ? 'DUE' : 'UPCOMING';
  }
}
