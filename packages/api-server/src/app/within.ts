/**
 * Returns the result of work that finishes in time; null if it is late, and its outcome is then ignored.
 * @param milliseconds how long to wait; the wait does not keep the process alive
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<{ value: T } | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null).unref();
  });
  try {
    return await Promise.race([work.then((value) => ({ value })), late]);
  } finally {
    clearTimeout(timer);
  }
}
