import * as z from 'zod/mini';
import type { PaymentStatus } from './payment-status.ts';

/** Where one instalment stands for the payer; IN_REVIEW means that money arrived and a person looks at it. */
export const INSTALMENT_STATUSES = ['UPCOMING', 'DUE', 'PENDING', 'FAILED', 'IN_REVIEW', 'PAID'] as const;
export const InstalmentStatus = z.enum(INSTALMENT_STATUSES);
export type InstalmentStatus = z.infer<typeof InstalmentStatus>;

/** The status of an instalment from the tries to pay it, oldest first; the next one to pay is due. */
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
