import { instantOfWall } from '../dates/instant-of-wall.ts';
import { zoneOffset } from '../dates/zone-offset.ts';
import { type DayMove, movedBy } from './day-move.ts';

const DAY_MS = 86_400_000;

/** From what the days of a course count in one cohort; `start` in milliseconds since 1970. */
export type CourseClock = { start: number; timeZone: string; moves: readonly DayMove[] };

/**
 * Tells when a day of the plan comes, in milliseconds since 1970: at the clock time of the start, in the cohort's zone,
 * whether or not summer time has begun. A day that was asked for is not worked out again.
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
