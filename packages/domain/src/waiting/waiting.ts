import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import type { Capability } from '../staff/capability.ts';

/**
 * What can be waiting for staff, in the order of the office's first page, each with the capability needed to handle it.
 */
const TAKEN_UP_BY = {
  UNSEATED_PAYER: 'cohorts.manage',
  UNSEATED_PAYMENT: 'payments.manage',
  COHORT_UNPREPARED: 'cohorts.manage',
  COURSE_EMPTY: 'courses.manage',
  NO_GROUP: 'cohorts.manage',
  ROOM: 'cohorts.manage',
  ATTENDANCE: 'cohorts.manage',
  HAND_IN: 'cohorts.manage',
  QUERY: 'cohorts.manage',
  PROSPECT: 'admissions.manage',
  APPLICATION: 'admissions.manage',
  IDENTITY: 'identity.review',
  SELF_PLACEMENT: 'placement.manage',
  JOB_APPLICATION: 'placement.manage',
  PLACEMENT_MESSAGE: 'placement.manage',
  FLAGGED_PAYMENT: 'payments.manage',
} as const satisfies Record<string, Capability>;

export type WaitingKind = keyof typeof TAKEN_UP_BY;
export const WAITING_KINDS = Object.keys(TAKEN_UP_BY) as [WaitingKind, ...WaitingKind[]];

/** Returns the kinds that are waiting for a person with these capabilities. */
export const waitingKindsFor = (capabilities: readonly Capability[]): WaitingKind[] =>
  WAITING_KINDS.filter((kind) => capabilities.includes(TAKEN_UP_BY[kind]));

/** Hours after which a learner's hand-in or query counts as late with its guide. */
export const TURNAROUND_HOURS = { HAND_IN: 72, QUERY: 48 } as const;

/** Days before its start from which a cohort without guides or content is reported. */
export const PREPARED_DAYS = 21;

/** How many of a kind are named; the others are only counted. */
export const WAITING_NAMED = 5;

/** One thing that is waiting: a learner, a session or a cohort, and since when. */
export const WaitingEntry = z.object({
  /** A person's name, or the title of the session or cohort. */
  title: z.string(),
  /** The detail that is waiting: a lesson, a course with its cohort, what is missing. */
  note: z.string(),
  /** Since when it has been waiting; for an unprepared cohort, its start. */
  since: Instant,
  cohortId: z.nullable(Id),
  userId: z.nullable(Id),
  /** The id the office list opens to handle it; null if it is handled elsewhere. */
  id: z.nullable(Id),
});
export type WaitingEntry = z.infer<typeof WaitingEntry>;

/** All that is waiting of one kind, oldest first. */
export const Waiting = z.object({
  kind: z.enum(WAITING_KINDS),
  count: z.int().check(z.gte(1)),
  entries: z.array(WaitingEntry),
});
export type Waiting = z.infer<typeof Waiting>;
