import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';
import { APPLICATION_NOTE_MAX } from './application-note-max.ts';

/** A note on an application for fellow staff; the applicant never sees it. */
export const ApplicationNote = z.object({ text: textField(APPLICATION_NOTE_MAX) });
export type ApplicationNote = z.infer<typeof ApplicationNote>;

/** A question from staff to an applicant, sent by mail and shown on the application page. */
export const ApplicationQuestion = z.object({ text: textField(APPLICATION_NOTE_MAX) });
export type ApplicationQuestion = z.infer<typeof ApplicationQuestion>;

/** A question as the applicant sees it, with the answer once there is one. */
export const AskedQuestion = z.object({
  questionId: Id,
  text: z.string(),
  askedAt: Instant,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Instant),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

export const ApplicationAnswerText = textField(APPLICATION_NOTE_MAX);

/** A note or question of staff about an application. */
export const ApplicationHistoryLine = z.object({
  lineId: Id,
  kind: z.enum(['NOTE', 'QUESTION']),
  text: z.string(),
  at: Instant,
  /** The staff member who wrote it; null if their account no longer exists. */
  by: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Instant),
});
export type ApplicationHistoryLine = z.infer<typeof ApplicationHistoryLine>;

/** Whether an application is waiting for the applicant, or the applicant has replied. */
export const QUESTION_STATES = ['ASKED', 'ANSWERED'] as const;
export const QuestionState = z.enum(QUESTION_STATES);
export type QuestionState = z.infer<typeof QuestionState>;

/** Whether more can be asked in this status: nothing is decided or accepted yet. */
export const mayAskMore = (status: string): boolean =>
  status === 'APPLICATION_FILLED' || status === 'OFFER_SENT';

/** A mail before it is sent. */
export const MailPreview = z.object({
  to: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
});
export type MailPreview = z.infer<typeof MailPreview>;
