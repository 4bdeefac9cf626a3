import * as z from 'zod/mini';

/**
 * website: a field that people never see; what fills it in is no person, and gets the usual answer but leaves no row.
 * filledInMs: how long the form was open; quicker than hands are is treated alike.
 */
export const Honeypot = {
  website: z.optional(z.string().check(z.maxLength(500))),
  filledInMs: z.optional(z.int().check(z.minimum(0))),
};
