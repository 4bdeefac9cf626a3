/** A statement is ended by PostgreSQL after this. */
export const STATEMENT_MS = 15_000;

/** What holds for each connection that answers calls. */
export const SESSION = {
  statement_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: 30_000,
  timezone: 'UTC',
};

/** What holds for a connection that migrates, backs up or restores, whatever is set for its role. */
export const UNLIMITED = { ...SESSION, statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** Settings as a connection is opened with them. */
export const asOptions = (settings: Record<string, string | number>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
