import * as z from 'zod/mini';
import { SessionStatus } from '../curriculum/session-status.ts';
import { HttpUrl } from '../fields/http-url.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { AttendanceState } from './attendance-state.ts';
import { MeetingProvider } from './meeting-provider.ts';

const Count = z.int().check(z.gte(0));

const Named = z.object({ userId: Id, name: z.string() });

/**
 * A live session as staff see it, with its times before any move; the number of learners whose attendance is recorded,
 * of those who came, and of all whom it concerns: not those who did not choose the elective it is part of, or joined
 * after it.
 */
export const OfficeSession = z.object({
  liveSessionId: Id,
  title: z.string(),
  startDate: Instant,
  endDate: Instant,
  sessionStatus: SessionStatus,
  movedFrom: z.nullable(Instant),
  isCalledOff: z.boolean(),
  /** The mentor who holds it, and the assisting guides. */
  mentor: z.nullable(Named),
  guides: z.array(Named),
  /** A typed link; null if a provider creates the room. */
  joinLink: z.nullable(z.string()),
  meetingProvider: z.nullable(MeetingProvider),
  /** The provider's failure at the last attempt; null if there is none. */
  roomFault: z.nullable(z.string()),
  /** A recording its provider stores only briefly, to be downloaded and stored elsewhere. */
  fleetingRecording: z.nullable(z.object({ url: z.string(), until: Instant })),
  materialLink: z.nullable(z.string()),
  recordingLink: z.nullable(z.string()),
  attended: Count,
  recorded: Count,
  learnerCount: Count,
});
export type OfficeSession = z.infer<typeof OfficeSession>;

/** The sort keys of a cohort's sessions. */
export const OFFICE_SESSION_SORTS = ['startDate', 'title', 'attended'] as const;
export type OfficeSessionSort = (typeof OFFICE_SESSION_SORTS)[number];

/** The maximum number of sessions changed in one call. */
export const SESSIONS_AT_ONCE = 100;

const Seen = z.object({
  mentorId: z.nullable(Id),
  guideIds: z.array(Id),
  joinLink: z.nullable(z.string()),
  meetingProvider: z.nullable(MeetingProvider),
  materialLink: z.nullable(z.string()),
  recordingLink: z.nullable(z.string()),
});

/** The fields of a session that its sheet changes. */
export type SessionFields = z.infer<typeof Seen>;

/**
 * Who holds a session, where, and its materials; omitted fields are unchanged. A provider's room and a typed link
 * exclude each other. `seen` has the changed fields as they were shown.
 */
export const ChangeSession = z.object({
  mentorId: z.optional(z.nullable(Id)),
  guideIds: z.optional(z.array(Id).check(z.maxLength(10))),
  joinLink: z.optional(z.nullable(HttpUrl)),
  meetingProvider: z.optional(z.nullable(MeetingProvider)),
  materialLink: z.optional(z.nullable(HttpUrl)),
  recordingLink: z.optional(z.nullable(HttpUrl)),
  seen: z.optional(z.partial(Seen)),
});
export type ChangeSession = z.infer<typeof ChangeSession>;

/**
 * The provider that creates the rooms of sessions in place of typed links, or null for none. `seen` has the rooms as
 * they were shown.
 */
export const ChooseRooms = z.object({
  liveSessionIds: z.array(Id).check(z.minLength(1), z.maxLength(SESSIONS_AT_ONCE)),
  meetingProvider: z.nullable(MeetingProvider),
  seen: z.optional(
    z
      .array(
        z.object({
          liveSessionId: Id,
          joinLink: z.nullable(z.string()),
          meetingProvider: z.nullable(MeetingProvider),
        }),
      )
      .check(z.maxLength(SESSIONS_AT_ONCE)),
  ),
});
export type ChooseRooms = z.infer<typeof ChooseRooms>;

/**
 * A learner of a session. `state` is null until recorded; the address is for the office only. `isLeftOut` while nothing
 * is recorded of someone who was not expected, having chosen another elective or joined later: only that they came is.
 */
export const RosterEntry = z.object({
  userId: Id,
  name: z.string(),
  emailId: z.nullable(z.string()),
  state: z.nullable(AttendanceState),
  isLeftOut: z.optional(z.boolean()),
});
export type RosterEntry = z.infer<typeof RosterEntry>;

/** `seen` is the state shown when it was decided; a `state` of null removes the record. */
export const AttendanceMark = z.object({
  userId: Id,
  state: z.nullable(AttendanceState),
  seen: z.nullable(AttendanceState),
});
export type AttendanceMark = z.infer<typeof AttendanceMark>;

/** The marks of many learners, each once. */
export const AttendanceMarks = z.array(AttendanceMark).check(
  z.minLength(1),
  z.maxLength(2000),
  z.refine(
    (marks) => new Set(marks.map(({ userId }) => userId)).size === marks.length,
    'Name each learner once.',
  ),
);

/** The marks a sheet would record, ready to send, and its faults. */
export const SheetPreview = z.object({
  marks: z.array(z.extend(AttendanceMark, { name: z.string() })),
  faults: z.array(z.object({ line: z.int(), text: z.string() })),
});
export type SheetPreview = z.infer<typeof SheetPreview>;
