import * as z from 'zod/mini';
import { Instant } from '../fields/instant.ts';
import { InterviewRound } from './interview-round.ts';

/** The possible outcomes of an interview round. */
export const ROUND_STATUSES = ['SCHEDULED', 'CLEARED', 'NOT_CLEARED'] as const;
export const RoundStatus = z.enum(ROUND_STATUSES);
export type RoundStatus = z.infer<typeof RoundStatus>;

/** The steps of an application: its own, those of its rounds, and those of an offer. */
export const JobUpdateStatus = z.enum([
  'APPLIED',
  'WITHDRAWN',
  'RENEWED',
  ...ROUND_STATUSES,
  'OFFERED',
  'ACCEPTED',
  'DECLINED',
  'CLOSED',
]);
export type JobUpdateStatus = z.infer<typeof JobUpdateStatus>;

/** One step of an application. Only a step of a round names one; `text` is the staff's comment on it. */
export const JobUpdate = z.object({
  round: z.nullable(InterviewRound),
  status: JobUpdateStatus,
  text: z.string(),
  createdAt: Instant,
});
export type JobUpdate = z.infer<typeof JobUpdate>;
