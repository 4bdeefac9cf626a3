/** How long before its start a session can be joined, in minutes. */
export const JOIN_MINUTES_BEFORE = 15;

/** Returns whether a session can be joined: from 15 minutes before the start until the end. */
export function mayJoin(session: { startDate: string; endDate: string }, now: string): boolean {
  const time = Date.parse(now);
  return (
    time >= Date.parse(session.startDate) - JOIN_MINUTES_BEFORE * 60_000 &&
    time <= Date.parse(session.endDate)
  );
}
