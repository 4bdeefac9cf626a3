import * as z from 'zod/mini';

/**
 * The progress of a refund: REQUESTED before the provider has answered, PENDING while it is being processed, then
 * SUCCEEDED or FAILED. Only SUCCEEDED has moved money; one that the bank returns later is FAILED, and the ledger has
 * both movements.
 */
export const REFUND_STATUSES = ['REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED'] as const;
export const RefundStatus = z.enum(REFUND_STATUSES);
export type RefundStatus = z.infer<typeof RefundStatus>;

/**
 * Returns the status of a refund after an event from its provider; null if it is unchanged. A success is undone only by
 * a later failure, and a failure is final: repeated or out-of-order events change nothing.
 */
export function nextRefundStatus(
  from: RefundStatus,
  word: Exclude<RefundStatus, 'REQUESTED'>,
): Exclude<RefundStatus, 'REQUESTED'> | null {
  if (from === word || from === 'FAILED') return null;
  return from === 'SUCCEEDED' && word === 'PENDING' ? null : word;
}
