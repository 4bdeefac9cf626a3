import * as z from 'zod/mini';
import { Email } from '../fields/email.ts';
import { optionalTextField, TEXT_AREA_MAX } from '../fields/text.ts';

const LINK = /https?:|www\./i;

/**
 * Whom a person asks for a recommendation, by address, and why. The note goes into a mail to somebody else,
 * so it carries no links.
 */
export const RecommendationRequest = z.object({
  emailId: Email,
  note: z.optional(
    optionalTextField(TEXT_AREA_MAX).check(
      z.refine((note) => !LINK.test(note), 'Leave links out of the note'),
    ),
  ),
});
export type RecommendationRequest = z.infer<typeof RecommendationRequest>;
