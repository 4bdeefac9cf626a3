import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { formatInstant } from '@plinth/domain/dates/format-day';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { zoneText } from '@plinth/domain/dates/zone-text';

/** The same begin in the own zone, with its day where that differs; null where the own zone is the school's. */
export function ownTime(startDate: string, zone: string): string | null {
  if (zone === DEFAULT_TIMEZONE) return null;
  const day = formatInstant(startDate, zone, 'weekday');
  const time = slotTime(startDate, zone);
  return day === formatInstant(startDate, DEFAULT_TIMEZONE, 'weekday') ? time : `${day}, ${time}`;
}

/** A begin in the zone of the school and, where it differs, in the own one; both named. */
export function slotText(startDate: string, zone: string): string {
  const school = `${formatInstant(startDate, DEFAULT_TIMEZONE, 'weekday')}, ${slotTime(startDate, DEFAULT_TIMEZONE)} (${zoneText(DEFAULT_TIMEZONE)})`;
  const own = ownTime(startDate, zone);
  return own === null ? school : `${school}, which is ${own} (${zoneText(zone)})`;
}

/** In which zones the times of a list stand. */
export function zonesText(zone: string): string {
  return zone === DEFAULT_TIMEZONE
    ? `All times in ${zoneText(DEFAULT_TIMEZONE)}.`
    : `Times in ${zoneText(DEFAULT_TIMEZONE)}, below them in your zone, ${zoneText(zone)}.`;
}
