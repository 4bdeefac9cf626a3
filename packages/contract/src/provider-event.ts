import * as z from 'zod/mini';

export const Received = z.object({ received: z.literal(true) });

/** The signature of a provider over the raw body, `t=<seconds>,v1=<hex>`; the event itself is read from the raw body. */
export const SignatureHeaders = z.object({
  'stripe-signature': z.optional(z.string()),
  signature: z.optional(z.string()),
});
export const ProviderEvent = z.optional(z.unknown());
