/** Of the network between the school and a part of it. */
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
 * Of PostgreSQL, which stops, starts, follows a leader or has no connection left: the classes 08 and 57P, 53300, and
 * 25006 of a leader that no longer is one.
 */
const DATABASE = /^(08...|57P0[1-5]|53300|25006)$/;
/** What the driver says in words alone. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable)/;

/** Said when the database has been asked and is silent. */
export const SILENT = 'Connection terminated: the database is silent';

/**
 * Whether a failure says that the database, or the way to it, is away, so that the same call may go well later.
 * A failed statement that wraps the cause counts as its cause does.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NETWORK.has(code) || DATABASE.test(code) || WORDS.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  return isOutage(error.cause);
}
