import * as z from 'zod/mini';
import { CohortInfo } from '../cohorts/cohort-info.ts';
import { SessionStatus } from '../curriculum/session-status.ts';
import { Attendance, UpcomingSession } from '../dashboards/learner-dashboard.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { CheckedItem } from './pre-session-checklist.ts';

const Count = z.int().check(z.gte(0));

/** Stars from 1 to 5, to one decimal, and the number of learners who gave them. */
export const SessionRating = z.object({
  average: z.number().check(z.gte(1), z.lte(5)),
  count: z.int().check(z.gte(1)),
});

/** A session of a lead mentor; attendance and rating are null until they are recorded. */
export const LedSession = z.object({
  liveSessionId: Id,
  title: z.string(),
  startDate: Instant,
  endDate: Instant,
  sessionStatus: SessionStatus,
  attendance: z.nullable(Attendance),
  rating: z.nullable(SessionRating),
});
export type LedSession = z.infer<typeof LedSession>;

/** Averages over all held sessions: each recorded place and each rating weighs the same. */
export const SessionAverages = z.object({
  attendance: z.nullable(Attendance),
  rating: z.nullable(SessionRating),
});
export type SessionAverages = z.infer<typeof SessionAverages>;

/** Statistics of the caller's sessions in a cohort: all, held, cancelled, and their averages. */
export const SessionStats = z.object({ total: Count, held: Count, missed: Count, ...SessionAverages.shape });
export type SessionStats = z.infer<typeof SessionStats>;

/** A lead mentor's overview of a cohort. The checklist is that of the next session, empty without one. */
export const LeadMentorDashboard = z.object({
  cohort: CohortInfo,
  nextSession: z.nullable(UpcomingSession),
  preSessionChecklist: z.array(CheckedItem),
  sessionStats: SessionStats,
  learnerCount: Count,
});
export type LeadMentorDashboard = z.infer<typeof LeadMentorDashboard>;
