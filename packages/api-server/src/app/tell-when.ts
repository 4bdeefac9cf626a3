import type { Context } from 'hono';

/** Says in the header of a 429 when the next try is worth it, which its data tells as `retryAfterSeconds`. */
export function tellWhen(c: Context, refused: unknown): void {
  const { data } = (refused ?? {}) as { data?: { retryAfterSeconds?: unknown } };
  const seconds = data?.retryAfterSeconds;
  if (typeof seconds === 'number') c.header('retry-after', String(seconds));
}
