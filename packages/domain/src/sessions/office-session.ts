import * as z from 'zod/mini';
import { SessionStatus } from '../curriculum/session-status.ts';
import { HttpUrl } from '../fields/http-url.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { AttendanceState } from './attendance-state.ts';
import { MeetingProvider } from './meeting-provider.ts';

const Count = z.int().check(z.gte(0));

const Named = z.object({ userId: Id, name: z.string() });

/** A live session as staff see it, its times beside those before it was moved; of how many learners it is recorded whether they came, and how many did. */
export const OfficeSession = z.object({
  liveSessionId: Id,
  title: z.string(),
  startDate: Instant,
  endDate: Instant,
  sessionStatus: SessionStatus,
  movedFrom: z.nullable(Instant),
  isCalledOff: z.boolean(),
  /** Who holds it, and the guides beside them. */
  mentor: z.nullable(Named),
  guides: z.array(Named),
  /** A link that was typed; null where a provider makes the room. */
  joinLink: z.nullable(z.string()),
  meetingProvider: z.nullable(MeetingProvider),
  /** What its provider could not do at the last try; null while all is well. */
  roomFault: z.nullable(z.string()),
  /** A recording that its provider keeps for a short time, to be fetched and put elsewhere. */
  fleetingRecording: z.nullable(z.object({ url: z.string(), until: Instant })),
  materialLink: z.nullable(z.string()),
  recordingLink: z.nullable(z.string()),
  attended: Count,
  recorded: Count,
});
export type OfficeSession = z.infer<typeof OfficeSession>;

/** By what the sessions of a cohort can be ordered. */
export const OFFICE_SESSION_SORTS = ['startDate', 'title', 'attended'] as const;
export type OfficeSessionSort = (typeof OFFICE_SESSION_SORTS)[number];

/** The most sessions that are changed at once. */
export const SESSIONS_AT_ONCE = 100;

/** Who holds a session, where, and what lies beside it; what is left out stays. A provider's room and a typed link exclude each other. */
export const ChangeSession = z.object({
  mentorId: z.optional(z.nullable(Id)),
  guideIds: z.optional(z.array(Id).check(z.maxLength(10))),
  joinLink: z.optional(z.nullable(HttpUrl)),
  meetingProvider: z.optional(z.nullable(MeetingProvider)),
  materialLink: z.optional(z.nullable(HttpUrl)),
  recordingLink: z.optional(z.nullable(HttpUrl)),
});
export type ChangeSession = z.infer<typeof ChangeSession>;

/** A learner of a session. `state` is null while nobody has recorded it; the address is for the office alone. */
export const RosterEntry = z.object({
  userId: Id,
  name: z.string(),
  emailId: z.nullable(z.string()),
  state: z.nullable(AttendanceState),
});
export type RosterEntry = z.infer<typeof RosterEntry>;

/** `seen` is what was shown when it was decided; null of `state` takes the record back. */
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

/** What a sheet would record, as marks to send, and what is wrong with it. */
export const SheetPreview = z.object({
  marks: z.array(z.extend(AttendanceMark, { name: z.string() })),
  faults: z.array(z.object({ line: z.int(), text: z.string() })),
});
export type SheetPreview = z.infer<typeof SheetPreview>;
