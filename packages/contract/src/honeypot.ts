import * as z from 'zod/mini';

const Unseen = z.optional(z.string().check(z.maxLength(500)));

/**
 * leaveEmpty: a field that people never see; formerly `website`, as pages that are still open send it. filledInMs: how
 * long the form was open, in milliseconds. A submission with text in the field, or faster than a human, is saved like
 * any other and marked for staff: form fillers also write there for people.
 */
export const Honeypot = {
  leaveEmpty: Unseen,
  website: Unseen,
  filledInMs: z.optional(z.int().check(z.minimum(0))),
};
