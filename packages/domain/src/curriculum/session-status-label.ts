import type { SessionStatus } from './session-status.ts';

const LABELS: Record<SessionStatus, string> = {
  CREATED: 'Pending',
  ONGOING: 'Live',
  COMPLETED: 'Completed',
  RESCHEDULED: 'Missed',
};

/** What a session status is shown as. */
export function sessionStatusLabel(status: SessionStatus): string {
  return LABELS[status];
}
