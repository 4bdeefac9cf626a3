import { instantOfWall } from '../dates/instant-of-wall.ts';
import { zoneOffset } from '../dates/zone-offset.ts';
import { type DayMove, movedBy } from './day-move.ts';

const DAY_MS = 86_400_000;

/** The basis for dating the days of a course in one cohort; `start` in milliseconds since 1970. */
export type CourseClock = { start: number; timeZone: string; moves: readonly DayMove[] };

/**
 * Returns a function that dates a day of the plan, in milliseconds since 1970: at the clock time of the start in the
 * cohort's zone, regardless of daylight saving changes. Results are cached per day.
 */
export function courseDays({ start, timeZone, moves }: CourseClock): (day: number) => number {
  const wall = start + zoneOffset(timeZone, start);
  const known = new Map<number, number>();
  return (day) => {
    const found = known.get(day);
    if (found !== undefined) return found;
    const at = instantOfWall(timeZone, wall + (day + movedBy(moves, day)) * DAY_MS);
    known.set(day, at);
    return at;
  };
}
