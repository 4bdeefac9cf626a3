import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { LONG_TEXT_MAX } from '../fields/text.ts';
import { richTextField } from '../rich-text/rich-text-field.ts';

/** A file shown beside a text. */
export const Attachment = z.object({ documentId: Id, name: z.string() });
export type Attachment = z.infer<typeof Attachment>;

/** A tip of a lead mentor for a live session. */
export const Tip = z.object({
  liveSessionId: Id,
  content: richTextField(LONG_TEXT_MAX),
  attachments: z.array(Attachment),
});
export type Tip = z.infer<typeof Tip>;

/**
 * A tip as a lead mentor writes it; files are sent alongside. The same clientId creates a single tip, however often it
 * is sent.
 */
export const TipDraft = z.object({
  liveSessionId: Id,
  content: Tip.shape.content,
  clientId: z.optional(Id),
});
export type TipDraft = z.infer<typeof TipDraft>;

/** A tip as it was written. */
export const WrittenTip = z.object({ tipId: Id, ...Tip.shape, createdAt: Instant });
export type WrittenTip = z.infer<typeof WrittenTip>;

/** A tip as learners read it, with the first name of its lead mentor. */
export const SessionTip = z.object({ ...WrittenTip.shape, authorName: z.string() });
export type SessionTip = z.infer<typeof SessionTip>;
