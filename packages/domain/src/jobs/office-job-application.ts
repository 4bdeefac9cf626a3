import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { optionalTextField } from '../fields/text.ts';
import type { RecordStatus } from '../records/record-status.ts';
import { InterviewRound } from './interview-round.ts';
import { isClosedTo } from './is-closed-to.ts';
import { JobFeedback } from './job-feedback.ts';
import { JobUpdate, JobUpdateStatus, RoundStatus } from './job-update.ts';
import type { OfferStatus } from './offer-status.ts';
import { YearsPay } from './office-opening.ts';

/**
 * The status of an application: new, in the rounds, not continued after one, with an offer and its outcome, ended with
 * its opening, or withdrawn.
 */
export const JOB_APPLICATION_STANDS = [
  'NEW',
  'IN_ROUNDS',
  'NOT_CLEARED',
  'OFFERED',
  'ACCEPTED',
  'DECLINED',
  'CLOSED',
  'WITHDRAWN',
] as const;
export const JobApplicationStand = z.enum(JOB_APPLICATION_STANDS);
export type JobApplicationStand = z.infer<typeof JobApplicationStand>;

export const JOB_APPLICATION_SORTS = ['appliedAt', 'name'] as const;
export type JobApplicationSort = (typeof JOB_APPLICATION_SORTS)[number];

/** Returns the status of an application, from its row, that of its opening and its last step. */
export function standOf(row: {
  recordStatus: RecordStatus;
  offerStatus: OfferStatus | null;
  currentRound: InterviewRound | null;
  openingStatus: RecordStatus;
  lastStatus: JobUpdateStatus | null;
}): JobApplicationStand {
  if (row.recordStatus !== 'ACTIVE') return 'WITHDRAWN';
  if (isClosedTo(row)) return 'CLOSED';
  if (row.offerStatus) return row.offerStatus;
  if (row.lastStatus === 'NOT_CLEARED') return 'NOT_CLEARED';
  return row.currentRound === null ? 'NEW' : 'IN_ROUNDS';
}

/** An application as the office lists it. */
export const OfficeJobApplication = z.object({
  userJobId: Id,
  userId: Id,
  name: z.string(),
  emailId: z.string(),
  /** For example BIM_A-11. */
  cohort: z.string(),
  jobOpeningId: Id,
  title: z.string(),
  companyName: z.string(),
  stand: JobApplicationStand,
  currentRound: z.nullable(InterviewRound),
  lastStatus: z.nullable(JobUpdateStatus),
  appliedAt: Instant,
});
export type OfficeJobApplication = z.infer<typeof OfficeJobApplication>;

/** One application with the submitted documents and all of its steps. */
export const OfficeJobApplicationDetail = z.object({
  ...OfficeJobApplication.shape,
  /** Whether a round can be recorded: the opening is open, and neither side has ended the application. */
  mayMove: z.boolean(),
  rounds: z.array(InterviewRound),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Null once the learner has removed it. */
  resume: z.nullable(z.object({ name: z.string() })),
  updates: z.array(JobUpdate),
  /** The learner's feedback on the rounds and on the whole. */
  feedback: z.array(JobFeedback),
  offer: z.nullable(z.object({ ...YearsPay.shape, text: z.string(), offeredAt: Instant })),
});
export type OfficeJobApplicationDetail = z.infer<typeof OfficeJobApplicationDetail>;

/**
 * When the last step was that the sender saw, null if there was none: later steps refuse the change. Without it they are
 * not looked at.
 */
const SeenStep = z.optional(z.nullable(Instant));

/** A round of an application and its status; the learner sees the text. */
export const RoundMove = z.object({
  seen: SeenStep,
  round: InterviewRound,
  status: RoundStatus,
  text: optionalTextField(1000),
});
export type RoundMove = z.infer<typeof RoundMove>;

/** An employer's offer as staff pass it on. */
export const JobOffer = z.object({ seen: SeenStep, ...YearsPay.shape, text: optionalTextField(1000) });
export type JobOffer = z.infer<typeof JobOffer>;
