import type { SessionStatus } from '@plinth/domain/curriculum/session-status';

/** The colour that goes with the status of a session. */
export const sessionTone = (status: SessionStatus): 'signal' | 'success' | 'error' | 'neutral' =>
  status === 'ONGOING'
    ? 'signal'
    : status === 'COMPLETED'
      ? 'success'
      : status === 'RESCHEDULED'
        ? 'error'
        : 'neutral';
