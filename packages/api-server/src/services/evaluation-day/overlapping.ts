import { INTERVIEW_MINUTES } from '@plinth/domain/evaluation-day/interview-status';
import { and, eq, gt, lt, type SQL } from 'drizzle-orm';
import { evaluationSlots } from '../../db/schema/evaluation-day.ts';

/** How long an interview lasts, in milliseconds. */
export const INTERVIEW_MS = INTERVIEW_MINUTES * 60_000;

/** The open slots, of any guide and cohort, whose interview overlaps one that starts at this time. */
export const overlapping = (time: Date): SQL | undefined =>
  and(
    eq(evaluationSlots.status, 'ACTIVE'),
    gt(evaluationSlots.startDate, new Date(time.getTime() - INTERVIEW_MS)),
    lt(evaluationSlots.startDate, new Date(time.getTime() + INTERVIEW_MS)),
  );
