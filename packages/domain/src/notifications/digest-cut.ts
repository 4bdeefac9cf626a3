import { addDays } from '../dates/add-days.ts';
import { calendarDateIn } from '../dates/calendar-date.ts';
import { instantAt } from '../dates/instant-at.ts';

/** The hour of the day, by the person's own clock, at which a digest goes out. */
export const DIGEST_HOUR = 7;

/** A digest takes up nothing that is older than this many days. */
const DIGEST_DAYS = 7;

/**
 * The digest that is due to a person: what happened `after` one instant and up to `until`, the last time their clock
 * showed the digest's hour; `day` is the day of that, in their zone. Null when that day's digest was made already.
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
