/** Codes of the system for a used-up disk or quota, and of PostgreSQL for its own disk. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether a failure says that a disk is full. A failed statement that wraps the cause counts as its cause. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && CODES.has(error.code)) return true;
  return isOutOfRoom(error.cause);
}
