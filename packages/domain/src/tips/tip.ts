import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { LONG_TEXT_MAX, textField } from '../fields/text.ts';

/** A file shown beside a text. */
export const Attachment = z.object({ documentId: Id, name: z.string() });
export type Attachment = z.infer<typeof Attachment>;

/** A tip of a lead mentor for a live session (ENTITY-18). */
export const Tip = z.object({
  liveSessionId: Id,
  content: textField(LONG_TEXT_MAX),
  attachments: z.array(Attachment),
});
export type Tip = z.infer<typeof Tip>;
