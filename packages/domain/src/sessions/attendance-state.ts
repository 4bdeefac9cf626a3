import * as z from 'zod/mini';

/** How somebody took part in a session; who was excused was not there either. */
export const ATTENDANCE_STATES = ['PRESENT', 'LATE', 'EXCUSED', 'ABSENT'] as const;
export const AttendanceState = z.enum(ATTENDANCE_STATES);
export type AttendanceState = z.infer<typeof AttendanceState>;

/** Whether somebody with this state came, late or not. */
export const didCome = (state: AttendanceState): boolean => state === 'PRESENT' || state === 'LATE';
