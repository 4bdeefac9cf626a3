import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Question } from '../forms/question.ts';
import { ResponseEntries } from '../forms/response-entry.ts';
import { Currency } from '../money/currency.ts';
import { RecordStatus } from '../records/record-status.ts';
import { InterviewRound } from './interview-round.ts';
import { JobUpdateStatus } from './job-update.ts';
import { OfferStatus } from './offer-status.ts';

/**
 * An application of the caller in the list. `currentRound` is null until the employer has invited the learner to a
 * round; `offerStatus` is present once an offer was made. `lastStatus` is the status of its last step, or CLOSED once
 * the opening was closed to it.
 */
export const AppliedJob = z.object({
  userJobId: Id,
  jobOpeningId: Id,
  companyName: z.string(),
  title: z.string(),
  appliedAt: Instant,
  recordStatus: RecordStatus,
  currentRound: z.nullable(InterviewRound),
  offerStatus: z.optional(OfferStatus),
  lastStatus: JobUpdateStatus,
});
export type AppliedJob = z.infer<typeof AppliedJob>;

/**
 * An application of the caller with what was submitted; `questions` are the ones the responses answer, if the opening
 * has since changed its questions. The offer's `ctc` is a year's pay in minor units. `feedbackOn` lists the rounds the
 * learner has given feedback on; null among them is the application as a whole. `isEditable` says whether résumé and
 * answers may still change, `renewalRefusal` why a withdrawn one cannot be renewed although they may.
 */
export const UserJob = z.object({
  ...AppliedJob.shape,
  location: z.string(),
  resumeDocumentId: Id,
  responses: ResponseEntries,
  questions: z.optional(z.array(Question)),
  rounds: z.array(InterviewRound),
  isEditable: z.boolean(),
  isWithdrawable: z.boolean(),
  renewalRefusal: z.optional(z.string()),
  offer: z.optional(
    z.object({ ctc: z.int().check(z.gte(0)), currency: Currency, text: z.string(), offeredAt: Instant }),
  ),
  feedbackOn: z.array(z.nullable(InterviewRound)),
});
export type UserJob = z.infer<typeof UserJob>;
