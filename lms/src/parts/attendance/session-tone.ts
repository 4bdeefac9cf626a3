import type { SessionStatus } from '@plinth/domain/curriculum/session-status';

/** Returns the colour of a session status. */
export const sessionTone = (status: SessionStatus): 'signal' | 'success' | 'error' | 'neutral' =>
  status === 'ONGOING'
    ? 'signal'
    : status === 'COMPLETED'
      ? 'success'
      : status === 'RESCHEDULED'
        ? 'error'
        : 'neutral';
