const DEADLOCK = '40P01';
const MOST_TIMES = 4;

/** Whether PostgreSQL ended a transaction so that another could go on. A failed statement counts as its cause. */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === DEADLOCK) || isDeadlock(error.cause);
}

/**
 * Runs a transaction again when PostgreSQL ended it to resolve a deadlock, up to three times. For work that locks a
 * person and then rows in many tables: no order of locks could be shared with everything else that writes to them.
 * @param transact the whole transaction, which a deadlock leaves without effect
 */
export async function despiteDeadlock<T>(transact: () => Promise<T>): Promise<T> {
  for (let times = 1; ; times += 1) {
    try {
      return await transact();
    } catch (error) {
      if (times === MOST_TIMES || !isDeadlock(error)) throw error;
    }
  }
}
