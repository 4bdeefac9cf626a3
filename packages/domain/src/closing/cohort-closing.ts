import * as z from 'zod/mini';
import { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { IsoDate } from '../fields/iso-date.ts';
import { CompletionRule, MISSING_KINDS } from './completion-rule.ts';

const Count = z.int().check(z.gte(0));

/** COMPLETES: a closing would complete the learner now. COMPLETED: completed already. LACKS: something is missing. */
export const CLOSING_OUTCOMES = ['LACKS', 'COMPLETES', 'COMPLETED'] as const;
export type ClosingOutcome = (typeof CLOSING_OUTCOMES)[number];

/** A learner of a cohort as its closing sees them. */
export const ClosingLearner = z.object({
  userId: Id,
  name: z.string(),
  state: CohortUserState,
  outcome: z.enum(CLOSING_OUTCOMES),
  missing: z.array(
    z.object({
      kind: z.enum(MISSING_KINDS),
      title: z.nullable(z.string()),
      percentage: z.nullable(Count),
    }),
  ),
  /** The last day the learner was given to catch up. */
  moreTimeUntil: z.nullable(IsoDate),
});
export type ClosingLearner = z.infer<typeof ClosingLearner>;

/** What closing a cohort would do; the stamp identifies the data it was computed from. */
export const CohortClosing = z.object({
  /** The end of the course by its dates. */
  endsAt: z.nullable(Instant),
  /** When it was last closed. */
  closedAt: z.nullable(Instant),
  /** What the course requires for completion. */
  rule: CompletionRule,
  learners: z.array(ClosingLearner),
  /** How many of those who have completed it get a certificate that they had not earned before, and an email. */
  certified: Count,
  stamp: z.string(),
});
export type CohortClosing = z.infer<typeof CohortClosing>;

/** More time for learners who lack something: they are notified of the day. */
export const MoreTime = z.object({
  userIds: z.array(Id).check(z.minLength(1), z.maxLength(100)),
  until: IsoDate,
});
export type MoreTime = z.infer<typeof MoreTime>;
