import * as z from 'zod/mini';
import { addDays } from '../dates/add-days.ts';
import { instantAt } from '../dates/instant-at.ts';
import { weekOf } from '../dates/week-of.ts';
import { IsoDate } from '../fields/iso-date.ts';

/** The work a guide's turnaround is measured on. */
export const TurnaroundKind = z.enum(['QUERY', 'TASK']);
export type TurnaroundKind = z.infer<typeof TurnaroundKind>;

const Hours = z.number().check(z.gte(0));

/**
 * A guide's turnaround: from a question to its first answer, or from a hand-in to its verdict. `averageHours` covers
 * the weeks of the trend, to a tenth of an hour; null if there was no work. The trend is the last twelve weeks, Monday
 * to Sunday in the caller's zone, oldest first; `week` is the Monday.
 */
export const Turnaround = z.object({
  kind: TurnaroundKind,
  averageHours: z.nullable(Hours),
  trend: z.array(z.object({ week: IsoDate, averageHours: z.nullable(Hours) })),
  count: z.int().check(z.gte(0)),
});
export type Turnaround = z.infer<typeof Turnaround>;

/** The number of weeks in the trend, including the current one. */
export const TURNAROUND_WEEKS = 12;

/** Lists the weeks of the trend: their Mondays, and the instants at which they start in the zone, both oldest first. */
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
 * Derives a guide's turnaround from the weekly sums. `done` contains the weeks with work, by their index in `weeks`;
 * negative hours, caused by clocks set back, count as zero.
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
