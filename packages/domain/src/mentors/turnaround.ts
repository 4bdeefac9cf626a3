import * as z from 'zod/mini';
import { addDays } from '../dates/add-days.ts';
import { instantAt } from '../dates/instant-at.ts';
import { weekOf } from '../dates/week-of.ts';
import { IsoDate } from '../fields/iso-date.ts';

/** What a guide's turn-around time is measured of. */
export const TurnaroundKind = z.enum(['QUERY', 'TASK']);
export type TurnaroundKind = z.infer<typeof TurnaroundKind>;

const Hours = z.number().check(z.gte(0));

/**
 * How long a guide took: from a question to its first answer, or from a hand-in to its verdict.
 * `averageHours` is over what was done in the weeks of the trend, to a tenth of an hour; null when nothing was. The trend
 * is the last twelve weeks, Monday to Sunday in the caller's zone, the oldest first; `week` is the Monday.
 */
export const Turnaround = z.object({
  kind: TurnaroundKind,
  averageHours: z.nullable(Hours),
  trend: z.array(z.object({ week: IsoDate, averageHours: z.nullable(Hours) })),
  count: z.int().check(z.gte(0)),
});
export type Turnaround = z.infer<typeof Turnaround>;

/** How many weeks the trend goes back, the present one included. */
export const TURNAROUND_WEEKS = 12;

/** The weeks of the trend: their Mondays, and the instants at which they begin in the zone, both oldest first. */
export function turnaroundWeeks(now: string, zone: string): { week: string; startsAt: string }[] {
  const { weekStart: present } = weekOf(now, zone);
  return Array.from({ length: TURNAROUND_WEEKS }, (_, at) => {
    const week = addDays(present, -7 * (TURNAROUND_WEEKS - 1 - at));
    return { week, startsAt: instantAt(zone, week, 0) };
  });
}

const average = (hours: number, count: number) =>
  count === 0 ? null : Math.round((Math.max(hours, 0) / count) * 10) / 10;

/**
 * The times of a guide from the sums of each week. `done` holds the weeks in which something was, by their place in
 * `weeks`; hours below zero, of clocks that were set back, count as none.
 */
export function deriveTurnaround(facts: {
  kind: TurnaroundKind;
  weeks: readonly string[];
  done: readonly { place: number; hours: number; count: number }[];
}): Turnaround {
  const sum = (field: 'hours' | 'count') => facts.done.reduce((total, week) => total + week[field], 0);
  return {
    kind: facts.kind,
    averageHours: average(sum('hours'), sum('count')),
    trend: facts.weeks.map((week, place) => {
      const found = facts.done.find((one) => one.place === place);
      return { week, averageHours: found ? average(found.hours, found.count) : null };
    }),
    count: sum('count'),
  };
}
