import * as z from 'zod/mini';

/** The status of a live session; its labels are in session-status-label.ts. */
export const SESSION_STATUSES = ['CREATED', 'ONGOING', 'COMPLETED', 'RESCHEDULED'] as const;
export const SessionStatus = z.enum(SESSION_STATUSES);
export type SessionStatus = z.infer<typeof SessionStatus>;
