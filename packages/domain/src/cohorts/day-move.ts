import * as z from 'zod/mini';

/**
 * From a day of a course's plan on, whole days after the start, everything comes `by` days later than planned, until the
 * next move takes its place.
 */
export const DayMove = z.object({ from: z.int(), by: z.int() });
export type DayMove = z.infer<typeof DayMove>;

/** By how many days a day of the plan is moved; the moves stand in the order of their days. */
export const movedBy = (moves: readonly DayMove[], day: number): number =>
  moves.findLast(({ from }) => from <= day)?.by ?? 0;
