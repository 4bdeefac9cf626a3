import { addDays } from '../dates/add-days.ts';
import { calendarDateIn } from '../dates/calendar-date.ts';
import { instantAt } from '../dates/instant-at.ts';

/** The hour of day, by the person's own clock, at which a digest is sent. */
export const DIGEST_HOUR = 7;

/** The maximum age of items in a digest, in days. */
const DIGEST_DAYS = 7;

/**
 * Returns a person's next digest: events `after` one instant and up to `until`, the last time their clock showed the
 * digest hour; `day` is the day of `until` in their zone. Null if that day's digest has already been made.
 */
export function digestCut({
  timezone,
  lastDay,
  now,
}: {
  timezone: string;
  lastDay: string | null;
  now: string;
}): { day: string; after: string; until: string } | null {
  const today = calendarDateIn(timezone, now);
  const isReached = Date.parse(instantAt(timezone, today, DIGEST_HOUR)) <= Date.parse(now);
  const day = isReached ? today : addDays(today, -1);
  if (lastDay !== null && lastDay >= day) return null;
  return {
    day,
    after: instantAt(timezone, addDays(day, -DIGEST_DAYS), DIGEST_HOUR),
    until: instantAt(timezone, day, DIGEST_HOUR),
  };
}
