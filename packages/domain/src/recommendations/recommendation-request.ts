import * as z from 'zod/mini';
import { Email } from '../fields/email.ts';
import { optionalTextField, TEXT_AREA_MAX } from '../fields/text.ts';

const LINK = /https?:|www\./i;

/**
 * A request for a recommendation: the address of the person asked, and why. The note is mailed to another person, so
 * links are not allowed in it.
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
