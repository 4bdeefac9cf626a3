import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { formatInstant } from '@plinth/domain/dates/format-day';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { zoneText } from '@plinth/domain/dates/zone-text';

/** Returns the same start in the person's zone, with its day if that differs; null if that zone is the school's. */
export function ownTime(startDate: string, zone: string): string | null {
  if (zone === DEFAULT_TIMEZONE) return null;
  const day = formatInstant(startDate, zone, 'weekday');
  const time = slotTime(startDate, zone);
  return day === formatInstant(startDate, DEFAULT_TIMEZONE, 'weekday') ? time : `${day}, ${time}`;
}

/** Returns a start in the school's zone and, if it differs, in the person's; both named. */
export function slotText(startDate: string, zone: string): string {
  const school = `${formatInstant(startDate, DEFAULT_TIMEZONE, 'weekday')}, ${slotTime(startDate, DEFAULT_TIMEZONE)} (${zoneText(DEFAULT_TIMEZONE)})`;
  const own = ownTime(startDate, zone);
  return own === null ? school : `${school}, which is ${own} (${zoneText(zone)})`;
}

/** Returns a text that names the zones of the times in a list. */
export function zonesText(zone: string): string {
  return zone === DEFAULT_TIMEZONE
    ? `All times in ${zoneText(DEFAULT_TIMEZONE)}.`
    : `Times in ${zoneText(DEFAULT_TIMEZONE)}, below them in your zone, ${zoneText(zone)}.`;
}
