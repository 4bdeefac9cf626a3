import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Question } from '../forms/question.ts';
import { Currency } from '../money/currency.ts';
import { RecordStatus } from '../records/record-status.ts';
import { InterviewRound } from './interview-round.ts';
import { WorkMode } from './work-mode.ts';

/**
 * A job an employer offers. `ctc` is a year's pay in minor units of `currency`, null if the employer has not stated it.
 * Applications are accepted while recordStatus is ACTIVE and until the instant closingDate.
 */
export const JobOpening = z.object({
  jobOpeningId: Id,
  companyName: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  workMode: WorkMode,
  ctc: z.nullable(z.int().check(z.gte(0))),
  currency: z.nullable(Currency),
  skills: z.array(z.string()),
  rounds: z.array(InterviewRound),
  closingDate: Instant,
  questions: z.array(Question),
  recordStatus: RecordStatus,
  isSaved: z.boolean(),
});
export type JobOpening = z.infer<typeof JobOpening>;

/** An opening in the list. `applyStatus` is that of the caller's own application, if any. */
export const JobListed = z.object({
  ...z.pick(JobOpening, {
    jobOpeningId: true,
    companyName: true,
    title: true,
    location: true,
    workMode: true,
    ctc: true,
    currency: true,
    closingDate: true,
    isSaved: true,
  }).shape,
  isEligible: z.boolean(),
  applyStatus: z.optional(RecordStatus),
  isViewed: z.boolean(),
});
export type JobListed = z.infer<typeof JobListed>;

/** Whether an opening accepts applications at an instant: up to and including its closing date. */
export const isOpeningOpen = (
  { recordStatus, closingDate }: { recordStatus: RecordStatus; closingDate: string },
  now: string,
): boolean => recordStatus === 'ACTIVE' && Date.parse(now) <= Date.parse(closingDate);
