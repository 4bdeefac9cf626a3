import type { SessionStatus } from '../curriculum/session-status.ts';

/**
 * Returns the status of a session at an instant: the recorded one, advanced by the clock. A planned session is on from
 * its start and over after its end, whether or not that was recorded; a called-off one stays so.
 */
export function sessionStatusAt(
  session: { startDate: string; endDate: string; sessionStatus: SessionStatus },
  now: string,
): SessionStatus {
  const { sessionStatus } = session;
  if (sessionStatus === 'RESCHEDULED' || sessionStatus === 'COMPLETED') return sessionStatus;
  const time = Date.parse(now);
  if (time > Date.parse(session.endDate)) return 'COMPLETED';
  return time >= Date.parse(session.startDate) ? 'ONGOING' : sessionStatus;
}
