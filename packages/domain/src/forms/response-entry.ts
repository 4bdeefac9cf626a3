import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { LONG_TEXT_MAX, optionalTextField } from '../fields/text.ts';

/** One chosen option, with the text chosen or added. */
export const ResponseOption = z.object({ optionId: Id, text: z.optional(optionalTextField(LONG_TEXT_MAX)) });
export type ResponseOption = z.infer<typeof ResponseOption>;

/**
 * The answer to one question: chosen options in entries, or free text in responseValue. A number on a scale without
 * options and the id of an uploaded document are in responseValue too.
 */
export const ResponseEntry = z.object({
  questionId: Id,
  entries: z.optional(z.array(ResponseOption).check(z.maxLength(200))),
  responseValue: z.optional(optionalTextField(LONG_TEXT_MAX)),
});
export type ResponseEntry = z.infer<typeof ResponseEntry>;

/** The answers to a form, at most one per question; validate-response.ts checks them against the questions. */
export const ResponseEntries = z.array(ResponseEntry).check(z.maxLength(500));
export type ResponseEntries = z.infer<typeof ResponseEntries>;
