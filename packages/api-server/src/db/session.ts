/** PostgreSQL ends a statement after this time. */
export const STATEMENT_MS = 15_000;

/** The settings of each connection that answers calls. */
export const SESSION = {
  statement_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: 30_000,
  timezone: 'UTC',
};

/** The settings of a connection that migrates, backs up or restores, whatever is set for its role. */
export const UNLIMITED = { ...SESSION, statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** Formats settings as the options of a new connection. */
export const asOptions = (settings: Record<string, string | number>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
