import type { AttendanceState } from './attendance-state.ts';

/** From when on somebody who comes is late, in minutes after the start. */
export const LATE_AFTER_MINUTES = 10;

/** Who was there for a smaller share of a session did not attend it. */
export const LEAST_SHARE = 0.5;

/** A stay in the room of a session, in milliseconds since 1970; `leftAt` is null while nobody has said when it ended. */
export type Stay = { joinedAt: number; leftAt: number | null };

/**
 * How somebody took part in a session, by their stays in its room. Times outside the session do not count, and two devices
 * at once count once. A session that everybody left early ended then.
 * @param emptyAt when the last one left, if the provider said so
 */
export function presenceState(
  stays: readonly Stay[],
  session: { start: number; end: number },
  emptyAt: number | null,
): Extract<AttendanceState, 'PRESENT' | 'LATE' | 'ABSENT'> {
  const end = emptyAt !== null && emptyAt > session.start && emptyAt < session.end ? emptyAt : session.end;
  const inside = stays
    .map(({ joinedAt, leftAt }) => ({
      from: Math.max(joinedAt, session.start),
      until: Math.min(leftAt ?? end, end),
    }))
    .filter(({ from, until }) => from < until)
    .sort((a, b) => a.from - b.from);
  let covered = 0;
  let reached = session.start;
  for (const { from, until } of inside) {
    covered += Math.max(0, until - Math.max(from, reached));
    reached = Math.max(reached, until);
  }
  const [first] = inside;
  if (!first || covered < LEAST_SHARE * (end - session.start)) return 'ABSENT';
  return first.from > session.start + LATE_AFTER_MINUTES * 60_000 ? 'LATE' : 'PRESENT';
}
