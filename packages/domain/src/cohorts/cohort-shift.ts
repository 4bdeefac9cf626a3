import { courseDayAt } from './course-day-at.ts';
import { dueDayOf } from './list-calendar.ts';

/** A part of a course as it is planned, with a cohort's own dates for it: milliseconds since 1970, null as planned. */
export type PlacedPart = {
  releaseDay: number | null;
  dueDay: number | null;
  own: { releaseAt: number | null; dueAt: number | null } | null;
};

type Point = { day: number; shift: number };

/**
 * By how many milliseconds a cohort is moved away from the plan of its course at a day of that plan: as its nearest
 * dated part up to that day. Of several parts of one day the one that moved least counts, as some may have been moved by
 * themselves.
 * @param start of the cohort's course, milliseconds since 1970
 */
export function cohortShift(start: number, parts: readonly PlacedPart[]): (day: number) => number {
  const pointOf = (day: number | null, own: number | null | undefined): Point[] =>
    day === null ? [] : [{ day, shift: (own ?? courseDayAt(start, day)) - courseDayAt(start, day) }];
  const points = parts
    .flatMap(({ releaseDay, dueDay, own }) => [
      ...pointOf(releaseDay, own?.releaseAt),
      ...pointOf(dueDay === null ? null : dueDayOf(dueDay), own?.dueAt),
    ])
    .sort((a, b) => a.day - b.day || b.shift - a.shift);
  return (day) => points.findLast((point) => point.day <= day)?.shift ?? 0;
}
