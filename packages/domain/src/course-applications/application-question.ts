import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';
import { APPLICATION_NOTE_MAX } from './application-note-max.ts';

/** What staff keep about an application for their colleagues; the applicant never sees it. */
export const ApplicationNote = z.object({ text: textField(APPLICATION_NOTE_MAX) });
export type ApplicationNote = z.infer<typeof ApplicationNote>;

/** What staff ask of an applicant, by mail and on the page of the application. */
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

/** A line of what staff noted and asked about an application. */
export const ApplicationHistoryLine = z.object({
  lineId: Id,
  kind: z.enum(['NOTE', 'QUESTION']),
  text: z.string(),
  at: Instant,
  /** Who of the staff wrote it; null when their account is gone. */
  by: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Instant),
});
export type ApplicationHistoryLine = z.infer<typeof ApplicationHistoryLine>;

/** Whether an application waits for its applicant, or has said more since. */
export const QUESTION_STATES = ['ASKED', 'ANSWERED'] as const;
export const QuestionState = z.enum(QUESTION_STATES);
export type QuestionState = z.infer<typeof QuestionState>;

/** Statuses in which more can be asked: nothing is decided or accepted yet. */
export const mayAskMore = (status: string): boolean =>
  status === 'APPLICATION_FILLED' || status === 'OFFER_SENT';

/** A mail before it goes. */
export const MailPreview = z.object({
  to: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
});
export type MailPreview = z.infer<typeof MailPreview>;
