import * as z from 'zod/mini';
import { Namespace } from '../curriculum/namespace.ts';
import { NodeKind } from '../curriculum/node-kind.ts';
import { SessionStatus } from '../curriculum/session-status.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { IsoDate } from '../fields/iso-date.ts';

/**
 * A live session, or the due date of a task (then both dates are the due instant and sessionStatus is null). joinLink
 * is present from 15 minutes before the start until the end of a session the caller may join. isDone is present for the
 * due date of a task: whether the reader has done it. A booked interview of the evaluation day is an event too:
 * intervieweeId is its learner, and nodeId the part of the review day it belongs to.
 */
export const CalendarEvent = z.object({
  nodeId: Id,
  type: NodeKind,
  namespace: Namespace,
  title: z.string(),
  startDate: Instant,
  endDate: Instant,
  sessionStatus: z.nullable(SessionStatus),
  joinLink: z.optional(z.string()),
  /** The original start of a session that was moved, and whether it was called off. */
  movedFrom: z.optional(Instant),
  isCalledOff: z.optional(z.boolean()),
  isDone: z.optional(z.boolean()),
  intervieweeId: z.optional(Id),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** The seven days of a week with their events, each in order of start. */
export const CalendarWeek = z.object({
  days: z.array(z.object({ date: IsoDate, events: z.array(CalendarEvent) })),
});
export type CalendarWeek = z.infer<typeof CalendarWeek>;

/** A session of a lead mentor. */
export const MentorCalendarEvent = z.object({
  cohortId: Id,
  liveSessionId: Id,
  title: z.string(),
  startDate: Instant,
  endDate: Instant,
  sessionStatus: SessionStatus,
});
export type MentorCalendarEvent = z.infer<typeof MentorCalendarEvent>;

export const MentorCalendarWeek = z.object({
  days: z.array(z.object({ date: IsoDate, events: z.array(MentorCalendarEvent) })),
});
export type MentorCalendarWeek = z.infer<typeof MentorCalendarWeek>;
