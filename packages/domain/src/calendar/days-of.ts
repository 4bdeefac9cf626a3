import { addDays } from '../dates/add-days.ts';
import { calendarDateIn } from '../dates/calendar-date.ts';

/** Returns the seven days from `weekStart` on, each with the events that start on it in the time zone, in order. */
export function daysOf<Event extends { startDate: string }>(
  weekStart: string,
  events: readonly Event[],
  timezone: string,
): { date: string; events: Event[] }[] {
  const ordered = [...events].sort((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
  const dates = ordered.map(({ startDate }) => calendarDateIn(timezone, startDate));
  return Array.from({ length: 7 }, (_, day) => {
    const date = addDays(weekStart, day);
    return { date, events: ordered.filter((_, index) => dates[index] === date) };
  });
}
