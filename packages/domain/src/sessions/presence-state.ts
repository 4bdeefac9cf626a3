import type { AttendanceState } from './attendance-state.ts';

/** The number of minutes after the start from which a person counts as late. */
export const LATE_AFTER_MINUTES = 10;

/** The minimum share of a session a person must be present for to count as attending. */
export const LEAST_SHARE = 0.5;

/** A stay in the room of a session, in milliseconds since 1970; `leftAt` is null until its end is reported. */
export type Stay = { joinedAt: number; leftAt: number | null };

/**
 * Returns a person's attendance at a session, from their stays in its room. Times outside the session do not count, and
 * two devices at the same time count once. If everyone left early, the session ended then.
 * @param emptyAt when the last person left, if the provider reported it
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
