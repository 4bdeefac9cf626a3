import * as z from 'zod/mini';

/** The header of calls that create or charge: a repeat with the same key and body has one effect. */
export const IdempotencyHeader = z.object({
  'idempotency-key': z.optional(
    z.string().check(z.regex(/^[\w.:-]{1,128}$/, 'Use 1 to 128 letters, digits or . : _ -')),
  ),
});
