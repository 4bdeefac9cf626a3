import * as z from 'zod/mini';
import { Attendance } from '../dashboards/learner-dashboard.ts';
import { PrimaryMentor } from '../evaluation-day/primary-mentor.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Statistics } from '../leaderboards/leaderboard.ts';
import { Level } from '../leaderboards/level.ts';
import { Performance } from '../progress/performance.ts';

const Count = z.int().check(z.gte(0));

const Learner = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  photo: z.nullable(z.string()),
});

/** A learner of the caller's groups: credits, progress per kind of work, and sessions attended. */
export const LearnerRow = z.object({
  ...Learner.shape,
  credits: Count,
  byNodeType: Statistics,
  attendance: Attendance,
});
export type LearnerRow = z.infer<typeof LearnerRow>;

/**
 * A page of the learners of the caller's groups. `average` covers all of them: whole credits, whole per cent of
 * sessions.
 */
export const GroupPerformance = z.object({
  learners: z.array(LearnerRow),
  average: z.object({ credits: Count, attendance: z.int().check(z.gte(0), z.lte(100)) }),
  total: Count,
});
export type GroupPerformance = z.infer<typeof GroupPerformance>;

/**
 * The performance of a learner of the caller's groups: their numbers, the skills of the course, and the booked
 * interview while it can be held, with the guide who agreed to lead it.
 */
export const LearnerPerformance = z.object({
  learner: Learner,
  credits: Performance.shape.credits,
  creditHealth: Performance.shape.creditHealth,
  attendance: Performance.shape.attendance,
  quizzes: Performance.shape.quizzes,
  assignments: Performance.shape.assignments,
  byNodeType: Performance.shape.byNodeType,
  weeks: Performance.shape.weeks,
  quizResults: Performance.shape.quizResults,
  skills: z.array(
    z.object({ skillId: Id, name: z.string(), level: Level, credits: z.int(), change: z.int() }),
  ),
  interview: z.nullable(z.object({ startDate: Instant, primaryMentor: z.nullable(PrimaryMentor) })),
});
export type LearnerPerformance = z.infer<typeof LearnerPerformance>;
