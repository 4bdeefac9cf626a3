import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { formatDay } from '../format-day.ts';

const named = (zone: string) => zone.replaceAll('_', ' ');

/** The same begin in the own zone, with its day where that differs; null where the own zone is the school's. */
export function ownTime(startDate: string, zone: string): string | null {
  if (zone === DEFAULT_TIMEZONE) return null;
  const day = formatDay(startDate, zone);
  const time = slotTime(startDate, zone);
  return day === formatDay(startDate, DEFAULT_TIMEZONE) ? time : `${day}, ${time}`;
}

/** A begin in the zone of the school and, where it differs, in the own one; both named (CONST-32, CONST-33). */
export function slotText(startDate: string, zone: string): string {
  const school = `${formatDay(startDate, DEFAULT_TIMEZONE)}, ${slotTime(startDate)} (${named(DEFAULT_TIMEZONE)})`;
  const own = ownTime(startDate, zone);
  return own === null ? school : `${school}, which is ${own} (${named(zone)})`;
}

/** In which zones the times of a list stand. */
export function zonesText(zone: string): string {
  return zone === DEFAULT_TIMEZONE
    ? `All times in ${named(DEFAULT_TIMEZONE)}.`
    : `Times in ${named(DEFAULT_TIMEZONE)}, below them in your zone, ${named(zone)}.`;
}
