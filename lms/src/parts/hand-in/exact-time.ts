import { displayDate } from '@plinth/domain/dates/display-date';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { ownZone } from '../own-zone.ts';

/** An instant to the minute with the zone it is told in, such as `3 December, 2026, 10:00 AM (Asia/Kolkata)`. */
export function exactTime(instant: string, zone: string = ownZone()): string {
  return `${displayDate(instant, zone)}, ${slotTime(instant, zone)} (${zone.replaceAll('_', ' ')})`;
}
