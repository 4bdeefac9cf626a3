import type { AttendanceState } from '@plinth/domain/sessions/attendance-state';
import type { OfficeSession } from '@plinth/domain/sessions/office-session';

/** The label of each attendance state. */
export const ATTENDANCE_TEXTS: Record<AttendanceState, string> = {
  PRESENT: 'Present',
  LATE: 'Late',
  EXCUSED: 'Excused',
  ABSENT: 'Absent',
};

/**
 * Returns the attendance of a session so far, such as `9 of 12 came`; an unmarked learner is not counted as absent.
 * Nothing for a session that is not over.
 */
export function attendanceText({ sessionStatus, attended, recorded, learnerCount }: OfficeSession): string {
  if (sessionStatus !== 'COMPLETED') return '–';
  if (recorded === 0) return learnerCount === 0 ? 'No learners' : 'Not taken';
  return recorded < learnerCount
    ? `${attended} of ${recorded} marked came, ${learnerCount - recorded} not marked yet`
    : `${attended} of ${recorded} came`;
}
