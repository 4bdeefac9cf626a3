import type { SessionStatus } from './session-status.ts';
import { sessionStatusLabel } from './session-status-label.ts';

/** What a session is shown as: its status, unless it was called off, or was moved and lies ahead. */
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
