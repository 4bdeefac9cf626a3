import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Currency } from '../money/currency.ts';
import { CohortUserState } from './cohort-user-state.ts';
import { RISK_REASONS } from './learner-risk.ts';

const Count = z.int().check(z.gte(0));
const Percentage = z.int().check(z.gte(0), z.lte(100));
const Attendance = z.object({ attended: Count, recorded: Count });

/** Days ahead within which something counts as due soon. */
export const DUE_SOON_DAYS = 7;

/** The standing of a learner in a cohort. Percentages are whole; null where there is nothing to measure. */
export const HealthLearner = z.object({
  userId: Id,
  name: z.string(),
  state: CohortUserState,
  group: z.nullable(z.object({ groupId: Id, title: z.string() })),
  attendance: Attendance,
  /** Share of the course's topics done, and the share the plan expects by now. */
  progress: Percentage,
  planned: Percentage,
  weeksBehind: Count,
  handInsDue: Count,
  handInsLate: Count,
  quizAverage: z.nullable(Percentage),
  openQueries: Count,
  lastSeenAt: z.nullable(Instant),
  /** In the order of the table of reasons; empty for a learner who is not at risk. */
  risks: z.array(z.object({ reason: z.enum(RISK_REASONS), amount: Count })),
});
export type HealthLearner = z.infer<typeof HealthLearner>;

/** The standing of a cohort's learners as a whole. */
export const HealthSummary = z.object({
  learners: Count,
  atRisk: Count,
  attendance: Attendance,
  progress: Percentage,
  planned: Percentage,
  /** Learners far enough behind for it to be a risk. */
  behind: Count,
  /**
   * Not handed in: due in the coming days, and overdue. Handed in: waiting for a review, and waiting longer than a
   * review may take.
   */
  handIns: z.object({ due: Count, late: Count, toReview: Count, reviewsLate: Count }),
  quizAverage: z.nullable(Percentage),
  /** Unanswered, and unanswered for longer than allowed; average time to an answer, in hours to one decimal. */
  queries: z.object({ open: Count, late: Count, averageHours: z.nullable(z.number().check(z.gte(0))) }),
  /** Null for callers who may not see money. Amounts are in minor units. */
  payments: z.nullable(
    z.object({ learners: Count, amounts: z.array(z.object({ currency: Currency, amount: Count })) }),
  ),
});
export type HealthSummary = z.infer<typeof HealthSummary>;

/** A page of learners, with the totals of the whole cohort or of the caller's own groups in it. */
export const CohortHealth = z.object({
  summary: HealthSummary,
  groups: z.array(z.object({ groupId: Id, title: z.string() })),
  learners: z.array(HealthLearner),
  total: Count,
});
export type CohortHealth = z.infer<typeof CohortHealth>;

export const HEALTH_SORTS = ['risk', 'name', 'progress', 'attendance'] as const;
export type HealthSort = (typeof HEALTH_SORTS)[number];
