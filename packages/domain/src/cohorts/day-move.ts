import * as z from 'zod/mini';

/**
 * From a day of the course's plan on (whole days after the start), everything is `by` days later than planned, until
 * the next move replaces this one.
 */
export const DayMove = z.object({ from: z.int(), by: z.int() });
export type DayMove = z.infer<typeof DayMove>;

/** Returns by how many days a day of the plan is moved; the moves are sorted by day. */
export const movedBy = (moves: readonly DayMove[], day: number): number =>
  moves.findLast(({ from }) => from <= day)?.by ?? 0;
