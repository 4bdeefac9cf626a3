import * as z from 'zod/mini';
import { Attendance } from '../dashboards/learner-dashboard.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { IsoDate } from '../fields/iso-date.ts';
import { Statistics } from '../leaderboards/leaderboard.ts';
import { CreditHealth } from './credit-health.ts';

const Count = z.int().check(z.gte(0));
const Percentage = z.number().check(z.gte(0), z.lte(100));

/**
 * A learner's performance in a cohort. Averages are whole per cent, null before anything was marked. `weeks` are the
 * credits of the last twelve weeks, `quizResults` the best results of the most recently completed quizzes, both oldest
 * first.
 */
export const Performance = z.object({
  userId: Id,
  credits: Count,
  creditHealth: CreditHealth,
  attendance: Attendance,
  quizzes: z.object({ total: Count, completed: Count, averagePercentage: z.nullable(Percentage) }),
  assignments: z.object({
    total: Count,
    handedIn: Count,
    reviewed: Count,
    averageScore: z.nullable(z.number()),
  }),
  byNodeType: Statistics,
  weeks: z.array(z.object({ weekStart: IsoDate, credits: Count })),
  quizResults: z.array(
    z.object({ nodeId: Id, title: z.string(), percentage: Percentage, completedAt: Instant }),
  ),
});
export type Performance = z.infer<typeof Performance>;
