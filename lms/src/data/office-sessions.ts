import type { AttendanceMark, ChangeSession, ChooseRooms } from '@plinth/domain/sessions/office-session';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

/** Who records the attendance: the office, or the person holding the session. */
export type Taker = 'OFFICE' | 'MENTOR';

/** A cohort's live sessions, mentors, number of learners and time zone, and the providers that can create rooms. */
export const cohortSessionsQuery = (cohortId: string, query: QueryOf<typeof api.officeSessions.list>) =>
  freshQuery(['office', 'cohorts', cohortId, 'sessions', query], api.officeSessions.list, {
    params: { cohortId },
    query,
  });

/** The filtered sessions as a CSV file. */
export const fetchSessionsFile = (cohortId: string, query: QueryOf<typeof api.officeSessions.list>) =>
  api.officeSessions.download({ params: { cohortId }, query });

/** The sessions of a cohort that the caller holds, guides or leads. */
export const heldSessionsQuery = (cohortId: string) =>
  freshQuery(['held-sessions', cohortId], api.officeSessions.listOwn, { params: { cohortId } });

/** The learners of a session and each one's attendance. */
export const attendanceQuery = (by: Taker, liveSessionId: string) =>
  queryOptions({
    queryKey: ['attendance', by, liveSessionId],
    queryFn: ({ signal }) =>
      by === 'OFFICE'
        ? api.officeSessions.readAttendance({ params: { liveSessionId } }, { signal })
        : api.officeSessions.readOwnAttendance({ params: { liveSessionId } }, { signal }),
    staleTime: 0,
  });

export const markAttendance = (by: Taker, liveSessionId: string, marks: AttendanceMark[]) =>
  by === 'OFFICE'
    ? api.officeSessions.markAttendance({ params: { liveSessionId }, body: { marks } })
    : api.officeSessions.markOwnAttendance({ params: { liveSessionId }, body: { marks } });

/** What a sheet would record; changes nothing. */
export const previewSheet = (by: Taker, liveSessionId: string, csv: string) =>
  by === 'OFFICE'
    ? api.officeSessions.previewSheet({ params: { liveSessionId }, body: { csv } })
    : api.officeSessions.previewOwnSheet({ params: { liveSessionId }, body: { csv } });

export const changeSession = (liveSessionId: string, body: ChangeSession) =>
  api.officeSessions.change({ params: { liveSessionId }, body });

/** Has a meeting provider create the rooms of future sessions; null removes them. */
export const chooseRooms = (cohortId: string, body: ChooseRooms) =>
  api.officeSessions.chooseRooms({ params: { cohortId }, body });

export const callOffSession = (liveSessionId: string) =>
  api.officeSessions.callOff({ params: { liveSessionId } });
