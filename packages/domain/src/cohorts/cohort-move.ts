import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { IsoDate } from '../fields/iso-date.ts';
import { TimelineKey } from './timeline-key.ts';

/** The parts of a cohort that have a date that can be moved. */
export const MOVED_KINDS = ['SESSION', 'RELEASE', 'DEADLINE', 'MILESTONE'] as const;
export type MovedKind = (typeof MOVED_KINDS)[number];

/** A move of one date, or of everything from a given day on (in the cohort's zone) by a number of days. */
export const CohortMove = z.discriminatedUnion('what', [
  z.object({ what: z.literal('SESSION'), liveSessionId: Id, to: Instant }),
  z.object({ what: z.literal('RELEASE'), nodeId: Id, to: Instant }),
  z.object({ what: z.literal('DEADLINE'), nodeId: Id, to: Instant }),
  z.object({ what: z.literal('MILESTONE'), key: TimelineKey, to: Instant }),
  z.object({
    what: z.literal('FROM_DAY'),
    day: IsoDate,
    byDays: z.int().check(
      z.gte(-365),
      z.lte(365),
      z.refine((days) => days !== 0, 'Move by at least one day.'),
    ),
  }),
]);
export type CohortMove = z.infer<typeof CohortMove>;

/** A date of a cohort; `id` is the id of the session or node, or the key of the milestone. */
export const CohortDate = z.object({
  kind: z.enum(MOVED_KINDS),
  id: z.string(),
  title: z.string(),
  at: Instant,
});
export type CohortDate = z.infer<typeof CohortDate>;

/** A date that moves. */
export const MovedDate = z.object({
  kind: z.enum(MOVED_KINDS),
  id: z.string(),
  title: z.string(),
  from: Instant,
  to: Instant,
});
export type MovedDate = z.infer<typeof MovedDate>;

/** What a move would do and whom it would notify; the stamp identifies the dates it was computed from. */
export const MovePreview = z.object({
  moves: z.array(MovedDate),
  timeZone: z.string(),
  learners: z.int(),
  mentors: z.array(z.string()),
  /** The start and the end of the course after the move; null if the cohort has none. */
  courseStart: z.nullable(Instant),
  courseEnd: z.nullable(Instant),
  /** Sessions and deadlines that the move puts before the start or after the end, as they would then be. */
  outside: z.array(CohortDate),
  stamp: z.string(),
});
export type MovePreview = z.infer<typeof MovePreview>;
