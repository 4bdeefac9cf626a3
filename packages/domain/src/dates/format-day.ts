import { slotTime } from './slot-time.ts';
import { utc } from './utc.ts';
import { zoneOffset } from './zone-offset.ts';
import { zoneText } from './zone-text.ts';

/** How a day is written, by how much room it has and what stands beside it. */
const STYLES = {
  /** 4 May, 2026 */
  full: 'D MMMM, YYYY',
  /** Mon 4 May */
  weekday: 'ddd D MMM',
  /** Mon 4 May 2026: for what lies years away */
  weekdayOfYear: 'ddd D MMM YYYY',
  /** Monday 4 May */
  longWeekday: 'dddd D MMMM',
  /** Mon 04, of a week whose month is known */
  ofWeek: 'ddd DD',
  /** 4 May */
  short: 'D MMM',
  /** 4 November, the month in full */
  long: 'D MMMM',
  /** May 2026 */
  month: 'MMMM YYYY',
  /** Nov */
  shortMonth: 'MMM',
  /** 4 May, 2026, 09:30:12: for what may happen several times a minute */
  second: 'D MMMM, YYYY, HH:mm:ss',
} as const;

export type DayStyle = keyof typeof STYLES;

/** A day (YYYY-MM-DD) or month (YYYY-MM) of the calendar in words, the same in every zone. */
export const formatDay = (day: string, style: DayStyle = 'full'): string => utc(day).format(STYLES[style]);

/** The day of an instant (ISO 8601) in a zone, in words. */
export function formatInstant(instant: string, timezone: string, style: DayStyle = 'full'): string {
  const time = Date.parse(instant);
  return utc(time + zoneOffset(timezone, time)).format(STYLES[style]);
}

/** An instant to the minute with the zone it is told in, such as `3 December, 2026, 10:00 AM (India Standard Time)`. */
export const exactTime = (instant: string, timezone: string): string =>
  `${formatInstant(instant, timezone)}, ${slotTime(instant, timezone)} (${zoneText(timezone)})`;
