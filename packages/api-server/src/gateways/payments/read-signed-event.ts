import type * as z from 'zod';
import { refuse } from '../../services/refusal.ts';

/**
 * Reads the event of a provider from the raw body that it signed.
 * @throws Refusal FORBIDDEN without the provider's signature, BAD_REQUEST for a signed body that is not such an event
 */
export function readSignedEvent<T>(schema: z.ZodType<T>, rawBody: string, isSigned: boolean): T {
  if (!isSigned) throw refuse('FORBIDDEN', 'The signature is not the one of the payment provider.');
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
