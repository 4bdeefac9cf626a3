import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';
import { RecordStatus } from '../records/record-status.ts';

/** The maximum length of an answer to a person asking about a course, in characters. */
export const VOUCH_ANSWER_MAX = 1000;

/**
 * A lead who asks a learner about the course, as the learner sees them: the first name, never an address. ACTIVE awaits
 * an answer; INACTIVE is answered, or declined if `answer` is null. isShown: question and answer are shown on the
 * profile, without the lead's name.
 */
export const LeadConnection = z.object({
  connectionId: Id,
  firstName: z.string(),
  message: z.string(),
  createdAt: Instant,
  recordStatus: RecordStatus,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Instant),
  isShown: z.boolean(),
});
export type LeadConnection = z.infer<typeof LeadConnection>;

/** A learner's reply to a lead: an answer, which is mailed once, or nothing. */
export const VouchReply = z.discriminatedUnion('action', [
  z.object({
    connectionId: Id,
    action: z.literal('ANSWER'),
    text: textField(VOUCH_ANSWER_MAX),
    isShown: z.optional(z.boolean()),
  }),
  z.object({ connectionId: Id, action: z.literal('DECLINE') }),
]);
export type VouchReply = z.infer<typeof VouchReply>;

/** A question about the course with its answer, as shown publicly on a profile. */
export const ShownVouch = z.object({
  connectionId: Id,
  question: z.string(),
  answer: z.string(),
  answeredAt: Instant,
});
