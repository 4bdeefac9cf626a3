import * as z from 'zod/mini';

/** A person's attendance at a session; an excused person was absent too. */
export const ATTENDANCE_STATES = ['PRESENT', 'LATE', 'EXCUSED', 'ABSENT'] as const;
export const AttendanceState = z.enum(ATTENDANCE_STATES);
export type AttendanceState = z.infer<typeof AttendanceState>;

/** Whether this state means the person came, late or not. */
export const didCome = (state: AttendanceState): boolean => state === 'PRESENT' || state === 'LATE';
