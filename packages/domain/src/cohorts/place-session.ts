import { addDays } from '../dates/add-days.ts';
import { calendarDateIn } from '../dates/calendar-date.ts';
import { instantAt } from '../dates/instant-at.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Placing = {
  /** When the cohort's course starts, milliseconds since 1970. */
  start: number;
  /** By how many milliseconds the cohort is moved away from the plan at the day of the session. */
  shift: number;
  timeZone: string;
  /** YYYY-MM-DD. */
  holidays: readonly string[];
  /** Whole days after the start, the clock time `HH:mm`, and the length. */
  plan: { day: number; time: string; minutes: number };
};

/**
 * When a cohort that exists already holds a session that is new in the plan of its course: on its day, moved like what
 * precedes it, at the clock time of the plan in the cohort's zone; on a holiday, a week later. ISO 8601 UTC.
 */
export function placeSession({ start, shift, timeZone, holidays, plan }: Placing): {
  startDate: string;
  endDate: string;
} {
  const { day, time, minutes } = plan;
  const startsOn = calendarDateIn(timeZone, new Date(start).toISOString());
  let heldOn = addDays(startsOn, day + Math.round(shift / DAY_MS));
  while (holidays.includes(heldOn)) heldOn = addDays(heldOn, 7);
  const startDate = instantAt(timeZone, heldOn, Number(time.slice(0, 2)), Number(time.slice(3, 5)));
  return { startDate, endDate: new Date(Date.parse(startDate) + minutes * MINUTE_MS).toISOString() };
}
