import type { Context } from 'hono';

/** Sets the header of a 429 that says when to retry, from `retryAfterSeconds` in its data. */
export function setRetryAfter(c: Context, refused: unknown): void {
  const { data } = (refused ?? {}) as { data?: { retryAfterSeconds?: unknown } };
  const seconds = data?.retryAfterSeconds;
  if (typeof seconds === 'number') c.header('retry-after', String(seconds));
}
