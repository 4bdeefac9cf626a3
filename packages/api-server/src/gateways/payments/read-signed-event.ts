import type * as z from 'zod';
import { refuse } from '../../services/refusal.ts';
import { isWebhookSigned } from './webhook-signature.ts';

/**
 * Reads the event of a provider that signs in the same way as the sandbox.
 * @throws Refusal FORBIDDEN without the provider's signature, BAD_REQUEST for a signed body that is not such an event
 */
export function readSignedEvent<T>(
  schema: z.ZodType<T>,
  { key, rawBody, signature, now }: { key: string; rawBody: string; signature: string | null; now: Date },
): T {
  if (!isWebhookSigned(key, rawBody, signature, now))
    throw refuse('FORBIDDEN', 'The signature is not the one of the payment provider.');
  let body: unknown;
  try {
    body = JSON.parse(rawBody);
  } catch {
    body = undefined;
  }
  const { success, data } = schema.safeParse(body);
  if (!success) throw refuse('BAD_REQUEST', 'This is no event of the payment provider.');
  return data;
}
