import type { CalendarEntry } from '@plinth/domain/cohorts/calendar-entry';

export type CalendarWeek = {
  /** From 1; 0 is before the start. */
  week: number;
  entries: CalendarEntry[];
};

const DAY_MS = 86_400_000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Groups the entries of a calendar by week since its start. */
export function weeksOf(calendar: readonly CalendarEntry[], startsOn: string): CalendarWeek[] {
  const weeks = new Map<number, CalendarEntry[]>();
  for (const entry of calendar) {
    const day = dayNumber(entry.day) - dayNumber(startsOn);
    const week = day < 0 ? 0 : Math.floor(day / 7) + 1;
    weeks.set(week, [...(weeks.get(week) ?? []), entry]);
  }
  return [...weeks].sort(([a], [b]) => a - b).map(([week, entries]) => ({ week, entries }));
}
