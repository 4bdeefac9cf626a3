/** Codes of the network between the school and one of its parts. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * Codes of PostgreSQL when it stops, starts, follows a leader or has no connection left: classes 08 and 57P, 53300, and
 * 25006 from a leader that has been demoted.
 */
const DATABASE = /^(08...|57P0[1-5]|53300|25006)$/;
/** Errors that the driver reports only as text. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable)/;

/** The error when the database does not respond to a probe. */
export const SILENT = 'Connection terminated: the database is silent';

/**
 * Whether a failure says that the database cannot be reached, so that the same call may succeed later. A failed
 * statement that wraps the cause counts as its cause.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NETWORK.has(code) || DATABASE.test(code) || WORDS.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  return isOutage(error.cause);
}
