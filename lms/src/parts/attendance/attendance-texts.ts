import type { AttendanceState } from '@plinth/domain/sessions/attendance-state';
import type { OfficeSession } from '@plinth/domain/sessions/office-session';

/** What each way of taking part is called. */
export const ATTENDANCE_TEXTS: Record<AttendanceState, string> = {
  PRESENT: 'Present',
  LATE: 'Late',
  EXCUSED: 'Excused',
  ABSENT: 'Absent',
};

/** How far the attendance of a session is, such as `9 of 12 came`; who is not marked is no absentee. Of one that is not over nothing. */
export function attendanceText(
  { sessionStatus, attended, recorded }: OfficeSession,
  learnerCount: number,
): string {
  if (sessionStatus !== 'COMPLETED') return '–';
  if (recorded === 0) return learnerCount === 0 ? 'No learners' : 'Not taken';
  return recorded < learnerCount
    ? `${attended} of ${recorded} marked came, ${learnerCount - recorded} not marked yet`
    : `${attended} of ${recorded} came`;
}
