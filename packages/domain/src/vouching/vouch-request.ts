import * as z from 'zod/mini';
import { Email } from '../fields/email.ts';
import { UserHash } from '../fields/id.ts';
import { PersonName } from '../fields/person-name.ts';
import { textField } from '../fields/text.ts';

/** The maximum length of a question to a learner, in characters. */
export const VOUCH_QUESTION_MAX = 500;

const LINK = /https?:|www\./i;

/**
 * A lead's question about the course. It may appear on a profile, so links are not allowed in it; the address stays
 * with the school, which sends the answer there.
 */
export const VouchRequest = z.object({
  userHash: UserHash,
  firstName: PersonName,
  emailId: Email,
  message: textField(VOUCH_QUESTION_MAX).check(
    z.refine((message) => !LINK.test(message), 'Leave links out of the question'),
  ),
});
export type VouchRequest = z.infer<typeof VouchRequest>;
