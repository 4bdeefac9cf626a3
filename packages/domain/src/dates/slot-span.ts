import { calendarDateIn } from './calendar-date.ts';
import { formatInstant } from './format-day.ts';
import { slotTime } from './slot-time.ts';

/** Formats a time span in a zone, such as `09:30 AM–11:00 AM`, with the day of its end if it crosses midnight. */
export function slotSpan(
  { startDate, endDate }: { startDate: string; endDate: string },
  timezone: string,
): string {
  const isSameDay = calendarDateIn(timezone, startDate) === calendarDateIn(timezone, endDate);
  const end = isSameDay ? '' : `, ${formatInstant(endDate, timezone, 'weekday')}`;
  return `${slotTime(startDate, timezone)}–${slotTime(endDate, timezone)}${end}`;
}
