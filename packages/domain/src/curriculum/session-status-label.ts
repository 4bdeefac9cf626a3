import type { SessionStatus } from './session-status.ts';

const LABELS: Record<SessionStatus, string> = {
  CREATED: 'Pending',
  ONGOING: 'Live',
  COMPLETED: 'Completed',
  RESCHEDULED: 'Missed',
};

/** Returns the label of a session status. */
export function sessionStatusLabel(status: SessionStatus): string {
  return LABELS[status];
}
