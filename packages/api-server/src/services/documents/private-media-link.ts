import { createHmac, timingSafeEqual } from 'node:crypto';

const HOUR = 3_600_000;

const signatureOf = (secret: string, path: string, until: string) =>
  createHmac('sha256', secret).update(`private-media:${until}:${path}`).digest('base64url');

/**
 * The address of a private file, valid for one to two hours for anyone who has it. It is the same within an hour, so
 * that a player which requests it again can reuse what it has.
 */
export function privateMediaLink(secret: string, path: string, now: Date): string {
  const until = String((Math.floor(now.getTime() / HOUR) + 2) * HOUR);
  return `/media/private/${path}?until=${until}&signature=${signatureOf(secret, path, until)}`;
}

/** Whether a link opens a private file: it was signed here, for this path, and has not expired. */
export function opensPrivateMedia(
  secret: string,
  { path, until, signature }: { path: string; until: string; signature: string },
  now: Date,
): 'now' | 'no longer' | 'never' {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, path, until))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'never';
  return now.getTime() < Number(until) ? 'now' : 'no longer';
}
