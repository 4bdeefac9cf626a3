import * as z from 'zod/mini';
import { SessionStatus } from '../curriculum/session-status.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { IsoDate } from '../fields/iso-date.ts';
import { TimelineKey } from './timeline-key.ts';

/** The kinds of entry in a cohort's calendar; entries of the same moment are in this order. */
export const CALENDAR_ENTRY_KINDS = ['MILESTONE', 'RELEASE', 'SESSION', 'DEADLINE'] as const;
export const CalendarEntryKind = z.enum(CALENDAR_ENTRY_KINDS);
export type CalendarEntryKind = z.infer<typeof CalendarEntryKind>;

/** One date of a cohort as the office shows it. */
export const CalendarEntry = z.object({
  kind: CalendarEntryKind,
  /** The part of the course; null for a milestone, which has a key. */
  nodeId: z.nullable(Id),
  key: z.nullable(TimelineKey),
  title: z.nullable(z.string()),
  at: Instant,
  /** Only for a session. */
  endsAt: z.nullable(Instant),
  /** The day in the cohort's time zone. */
  day: IsoDate,
  /** How many days later than the course plans it; null if the course plans no day. */
  movedByDays: z.nullable(z.int()),
  /** Whether it is before the start. */
  isPreWork: z.boolean(),
  liveSessionId: z.nullable(Id),
  sessionStatus: z.nullable(SessionStatus),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;
