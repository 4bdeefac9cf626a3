import * as z from 'zod/mini';
import { ReviewStatus } from '../reviews/review-status.ts';

/**
 * The status of an EMI application. Those that the school sent back (REJECTED) or the partner declined (DECLINED) can be
 * changed and submitted again, EXPIRED ones ended with their order.
 */
export const EmiStatus = z.union([z.enum(['NOT_STARTED', 'STARTED', 'DECLINED']), ReviewStatus]);
export type EmiStatus = z.infer<typeof EmiStatus>;

/** The states in which an application is with the school or the partner. */
export const EMI_HANDED_IN = ['PENDING', 'IN_REVIEW', 'REVIEWED'] as const satisfies readonly EmiStatus[];

/** Whether an application is with the school or the partner, so that its plan is fixed until it is declined. */
export function isEmiHandedIn(status: EmiStatus): boolean {
  return EMI_HANDED_IN.some((one) => one === status);
}

/** Whether its answers and documents may still be changed. */
export function isEmiOpen(status: EmiStatus): boolean {
  return status === 'NOT_STARTED' || status === 'STARTED' || hasEmiComeBack(status);
}

/** Whether an application was handed in and is with its applicant again. */
export function hasEmiComeBack(status: EmiStatus): status is 'REJECTED' | 'DECLINED' {
  return status === 'REJECTED' || status === 'DECLINED';
}
