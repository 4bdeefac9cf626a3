import { slotTime } from './slot-time.ts';
import { utc } from './utc.ts';
import { zoneOffset } from './zone-offset.ts';
import { zoneText } from './zone-text.ts';

/** How a day is written, depending on the available room and its context. */
const STYLES = {
  /** 4 May, 2026 */
  full: 'D MMMM, YYYY',
  /** Mon 4 May */
  weekday: 'ddd D MMM',
  /** Mon 4 May 2026: for days years away */
  weekdayOfYear: 'ddd D MMM YYYY',
  /** Monday 4 May */
  longWeekday: 'dddd D MMMM',
  /** Mon 04, in a week whose month is known */
  ofWeek: 'ddd DD',
  /** 4 May */
  short: 'D MMM',
  /** 4 November, with the full month name */
  long: 'D MMMM',
  /** May 2026 */
  month: 'MMMM YYYY',
  /** Nov */
  shortMonth: 'MMM',
  /** 4 May, 2026, 09:30:12: for events that may occur several times a minute */
  second: 'D MMMM, YYYY, HH:mm:ss',
} as const;

export type DayStyle = keyof typeof STYLES;

/** Formats a calendar day (YYYY-MM-DD) or month (YYYY-MM), the same in every zone. */
export const formatDay = (day: string, style: DayStyle = 'full'): string => utc(day).format(STYLES[style]);

/** Formats the day of an instant (ISO 8601) in a zone. */
export function formatInstant(instant: string, timezone: string, style: DayStyle = 'full'): string {
  const time = Date.parse(instant);
  return utc(time + zoneOffset(timezone, time)).format(STYLES[style]);
}

/** Formats an instant to the minute with its zone, such as `3 December, 2026, 10:00 AM (India Standard Time)`. */
export const exactTime = (instant: string, timezone: string): string =>
  `${formatInstant(instant, timezone)}, ${slotTime(instant, timezone)} (${zoneText(timezone)})`;
