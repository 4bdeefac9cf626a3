import { SessionStatus } from '@plinth/domain/curriculum/session-status';
import { Id } from '@plinth/domain/fields/id';
import { optionalTextField } from '@plinth/domain/fields/text';
import { MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import {
  AttendanceMarks,
  ChangeSession,
  ChooseRooms,
  OFFICE_SESSION_SORTS,
  OfficeSession,
  RosterEntry,
  SheetPreview,
} from '@plinth/domain/sessions/office-session';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvExports } from './csv-exports.ts';
import { FileAnswer } from './file-answer.ts';

const { get, post, put } = callsOf('office-sessions');

const Count = z.int().check(z.gte(0));
const writes = { calls: 120, seconds: 600, by: 'caller' } as const;
const OfSession = { params: z.object({ liveSessionId: Id }) };
const Filter = {
  /** Part of a title, or of the name of the person who holds or guides the session. */
  search: z._default(optionalTextField(100), ''),
  state: z.optional(SessionStatus),
  sortBy: z._default(z.enum(OFFICE_SESSION_SORTS), 'startDate'),
  sortDirection: z._default(z.enum(['asc', 'desc']), 'asc'),
};
const Roster = z.object({ title: z.string(), learners: z.array(RosterEntry) });
const Marks = z.object({ ...OfSession, body: z.object({ marks: AttendanceMarks }) });
const Sheet = z.object({
  ...OfSession,
  body: z.object({ csv: z.string().check(z.minLength(1), z.maxLength(500_000)) }),
});

/**
 * The live sessions of a cohort and their attendance: for the office, and attendance for the person who holds the
 * session.
 */
export const officeSessions = {
  list: get('/v1/office/cohorts/{cohortId}/sessions', {
    access: 'staff:cohorts.manage',
    summary:
      'Lists all live sessions of a cohort that match the filter, with its mentors and the providers that can create rooms. 404.',
    input: z.object({ params: z.object({ cohortId: Id }), query: z.object(Filter) }),
    output: z.object({
      sessions: z.array(OfficeSession),
      total: Count,
      mentors: z.array(z.object({ userId: Id, name: z.string() })),
      /** The time zone of the cohort's dates, an IANA name. */
      timeZone: z.string(),
      /** The configured meeting providers, which can create rooms. */
      providers: z.array(MeetingProvider),
    }),
  }),

  download: get('/v1/office/cohorts/{cohortId}/sessions/csv', {
    access: 'staff:cohorts.manage',
    rateLimit: csvExports,
    summary: 'Returns the same sessions as a CSV file; records an entry in the audit log. 404.',
    input: z.object({ params: z.object({ cohortId: Id }), query: z.object(Filter) }),
    output: FileAnswer,
  }),

  chooseRooms: put('/v1/office/cohorts/{cohortId}/session-rooms', {
    access: 'staff:cohorts.manage',
    rateLimit: writes,
    summary:
      'Has a meeting provider create the rooms of upcoming sessions, replacing links entered by staff, or with null removes their rooms; all or none. 404, 409 if a room is no longer as the caller saw it, a session is over or called off, or the provider is not configured.',
    input: z.object({ params: z.object({ cohortId: Id }), body: ChooseRooms }),
    output: z.object({ changed: Count }),
  }),

  change: put('/v1/office/sessions/{liveSessionId}', {
    access: 'staff:cohorts.manage',
    rateLimit: writes,
    summary:
      'Changes who leads and guides a session, its room, its material and its recording. 404, 409 if a field is no longer as the caller saw it, somebody is not a mentor of the cohort, or the meeting provider is not configured.',
    input: z.object({ ...OfSession, body: ChangeSession }),
    output: z.object({ changed: z.literal(true) }),
  }),

  callOff: post('/v1/office/sessions/{liveSessionId}/call-off', {
    access: 'staff:cohorts.manage',
    rateLimit: writes,
    summary:
      'Calls a session off and emails its learners and mentors once; repeating the call notifies nobody. 404, 409 if it is over.',
    input: z.object(OfSession),
    output: z.object({ told: Count }),
  }),

  readAttendance: get('/v1/office/sessions/{liveSessionId}/attendance', {
    access: 'staff:cohorts.manage',
    summary: 'Lists the learners of a session and their attendance. 404.',
    input: z.object(OfSession),
    output: Roster,
  }),

  markAttendance: put('/v1/office/sessions/{liveSessionId}/attendance', {
    access: 'staff:cohorts.manage',
    rateLimit: writes,
    summary:
      'Records the attendance of many learners, all or none. 404 if there is no such session or learner, 409 if changed since, not over, or called off.',
    input: Marks,
    output: Roster,
  }),

  previewSheet: post('/v1/office/sessions/{liveSessionId}/attendance/preview', {
    access: 'staff:cohorts.manage',
    summary: 'Dry run of an attendance CSV file: the records to send, and each faulty row. 404.',
    input: Sheet,
    output: SheetPreview,
  }),

  listOwn: get('/v1/client/mentor/cohorts/{cohortId}/held-sessions', {
    access: 'mentor',
    summary:
      'Lists the sessions of a cohort that the caller leads or guides; all of them for its lead mentors, who may move them. 404.',
    input: z.object({ params: z.object({ cohortId: Id }) }),
    output: z.object({
      sessions: z.array(OfficeSession),
      timeZone: z.string(),
      mayMove: z.boolean(),
    }),
  }),

  readOwnAttendance: get('/v1/client/mentor/sessions/{liveSessionId}/attendance', {
    access: 'mentor',
    summary:
      'Lists the learners of a session and their attendance, without email addresses, for the mentors of the session and the lead mentors of its cohort. 404.',
    input: z.object(OfSession),
    output: Roster,
  }),

  markOwnAttendance: put('/v1/client/mentor/sessions/{liveSessionId}/attendance', {
    access: 'mentor',
    rateLimit: writes,
    summary: 'Same as markAttendance, for the mentors of the session and the lead mentors of its cohort.',
    input: Marks,
    output: Roster,
  }),

  previewOwnSheet: post('/v1/client/mentor/sessions/{liveSessionId}/attendance/preview', {
    access: 'mentor',
    summary: 'Same as previewSheet, for the mentors of the session and the lead mentors of its cohort.',
    input: Sheet,
    output: SheetPreview,
  }),
};
