import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

const mac = (key: string, timestamp: number, rawBody: string) =>
  createHmac('sha256', key).update(`${timestamp}.${rawBody}`).digest();

/** Signs a raw body with a header `t=<seconds>,v1=<hex>`: HMAC-SHA256 over time and body. */
export function signWebhook(key: string, rawBody: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  return `t=${timestamp},v1=${mac(key, timestamp, rawBody).toString('hex')}`;
}

/**
 * Whether a header signs exactly this body and is at most five minutes old, so that an old event cannot be replayed.
 */
export function isWebhookSigned(key: string, rawBody: string, header: string | null, now: Date): boolean {
  const found = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!found) return false;
  const timestamp = Number(found[1]);
  if (Math.abs(now.getTime() / 1000 - timestamp) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(mac(key, timestamp, rawBody), Buffer.from(found[2] ?? '', 'hex'));
}
