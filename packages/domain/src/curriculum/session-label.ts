import type { SessionStatus } from './session-status.ts';
import { sessionStatusLabel } from './session-status-label.ts';

/** Returns the label of a session: its status, unless it was cancelled, or was moved and is still ahead. */
export function sessionLabel({
  sessionStatus,
  movedFrom,
  isCalledOff,
}: {
  sessionStatus: SessionStatus;
  movedFrom?: string | null | undefined;
  isCalledOff?: boolean | undefined;
}): string {
  if (isCalledOff) return 'Called off';
  return sessionStatus === 'CREATED' && movedFrom ? 'Rescheduled' : sessionStatusLabel(sessionStatus);
}
