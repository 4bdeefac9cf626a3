/**
 * What work brings when it is done in time; null when it is late, and then nobody hears of its end any more.
 * @param milliseconds how long is waited; the wait keeps no process alive
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
