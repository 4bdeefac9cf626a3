import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Currency } from '../money/currency.ts';
import { CohortUserState } from './cohort-user-state.ts';
import { RISK_REASONS } from './learner-risk.ts';

const Count = z.int().check(z.gte(0));
const Percentage = z.int().check(z.gte(0), z.lte(100));
const Attendance = z.object({ attended: Count, recorded: Count });

/** Ahead of how many days something counts as due soon. */
export const DUE_SOON_DAYS = 7;

/** How a learner of a cohort does. Percentages are whole, those of nothing null. */
export const HealthLearner = z.object({
  userId: Id,
  name: z.string(),
  state: CohortUserState,
  group: z.nullable(z.object({ groupId: Id, title: z.string() })),
  attendance: Attendance,
  /** Of the topics of the course, done, and what the plan wants by now. */
  progress: Percentage,
  planned: Percentage,
  weeksBehind: Count,
  handInsDue: Count,
  handInsLate: Count,
  quizAverage: z.nullable(Percentage),
  openQueries: Count,
  lastSeenAt: z.nullable(Instant),
  /** In the order of the table of reasons; empty for who is not at risk. */
  risks: z.array(z.object({ reason: z.enum(RISK_REASONS), amount: Count })),
});
export type HealthLearner = z.infer<typeof HealthLearner>;

/** How the learners of a cohort do together. */
export const HealthSummary = z.object({
  learners: Count,
  atRisk: Count,
  attendance: Attendance,
  progress: Percentage,
  planned: Percentage,
  /** Learners who are behind by so much that it is a risk. */
  behind: Count,
  /** Not handed in: due in the next days, and past the date. Handed in: waiting for a review, and for longer than it may take. */
  handIns: z.object({ due: Count, late: Count, toReview: Count, reviewsLate: Count }),
  quizAverage: z.nullable(Percentage),
  /** Without an answer, and for longer than it may take; how long answers took, in hours to a tenth. */
  queries: z.object({ open: Count, late: Count, averageHours: z.nullable(z.number().check(z.gte(0))) }),
  /** Null for who may not see money. Amounts are in minor units. */
  payments: z.nullable(
    z.object({ learners: Count, amounts: z.array(z.object({ currency: Currency, amount: Count })) }),
  ),
});
export type HealthSummary = z.infer<typeof HealthSummary>;

/** A page of learners with what all of the cohort, or of the own groups of it, make together. */
export const CohortHealth = z.object({
  summary: HealthSummary,
  groups: z.array(z.object({ groupId: Id, title: z.string() })),
  learners: z.array(HealthLearner),
  total: Count,
});
export type CohortHealth = z.infer<typeof CohortHealth>;

export const HEALTH_SORTS = ['risk', 'name', 'progress', 'attendance'] as const;
export type HealthSort = (typeof HEALTH_SORTS)[number];
