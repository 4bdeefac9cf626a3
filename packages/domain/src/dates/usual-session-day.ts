import { calendarDateIn } from './calendar-date.ts';
import { nextThursday } from './next-thursday.ts';

type Course = {
  /** When the course starts and is completed, ISO 8601; null while not set. */
  startsAt: string | null;
  endsAt: string | null;
  now: string;
  timezone: string;
};

/**
 * Returns the day (YYYY-MM-DD) on which a course without a planned session would have its next one: a Thursday, the
 * first after the start for a course still to come. Null once the course is over, or if it ends before its next
 * Thursday.
 */
export function usualSessionDay({ startsAt, endsAt, now, timezone }: Course): string | null {
  const isAhead = startsAt !== null && Date.parse(startsAt) > Date.parse(now);
  const day = nextThursday(isAhead ? startsAt : now, timezone);
  if (endsAt === null) return day;
  const isOver = Date.parse(endsAt) <= Date.parse(now);
  return isOver || day > calendarDateIn(timezone, endsAt) ? null : day;
}
