import * as z from 'zod/mini';

const Unseen = z.optional(z.string().check(z.maxLength(500)));

/**
 * leaveEmpty: a field that people never see, and before it `website`, as pages that are still open send it.
 * filledInMs: how long the form was open, in milliseconds. What stands in the field, or was quicker than hands are, is
 * kept like everything else and marked for staff: form fillers write there for people.
 */
export const Honeypot = {
  leaveEmpty: Unseen,
  website: Unseen,
  filledInMs: z.optional(z.int().check(z.minimum(0))),
};
