import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A signing secret for one endpoint, in the form that receivers paste. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

type Message = { id: string; sentAt: Date; body: string };

/**
 * Returns the headers of the Standard Webhooks specification: one signature per valid secret, so that a receiver can
 * change from one to the next without losing anything.
 */
export function signWebhook(secrets: readonly string[], { id, sentAt, body }: Message) {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
