import * as z from 'zod/mini';

/**
 * Where a refund is on its way: REQUESTED before the provider has answered, PENDING while it is at work, then SUCCEEDED
 * or FAILED. Only SUCCEEDED has moved money; one that the bank sends back afterwards is FAILED, and the ledger has both
 * movements.
 */
export const REFUND_STATUSES = ['REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED'] as const;
export const RefundStatus = z.enum(REFUND_STATUSES);
export type RefundStatus = z.infer<typeof RefundStatus>;

/**
 * What becomes of a refund when its provider says something; null when nothing does. A success is undone by a later
 * failure only, a failure is the end: events that come twice or out of order change nothing.
 */
export function nextRefundStatus(
  from: RefundStatus,
  word: Exclude<RefundStatus, 'REQUESTED'>,
): Exclude<RefundStatus, 'REQUESTED'> | null {
  if (from === word || from === 'FAILED') return null;
  return from === 'SUCCEEDED' && word === 'PENDING' ? null : word;
}
