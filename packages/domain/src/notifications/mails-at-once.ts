import { addDays } from '../dates/add-days.ts';
import { calendarDateIn } from '../dates/calendar-date.ts';
import { instantAt } from '../dates/instant-at.ts';
import { DIGEST_HOUR } from './digest-cut.ts';

const DAY_MS = 86_400_000;

/**
 * Whether news about a moment (ISO 8601) cannot wait for the reader's digest: the moment is within a day, or no later
 * than the next digest in their zone. A past moment makes no news.
 */
export function mailsAtOnce({
  about,
  timezone,
  now,
}: {
  about: string;
  timezone: string;
  now: string;
}): boolean {
  const [moment, present] = [Date.parse(about), Date.parse(now)];
  if (moment <= present) return false;
  if (moment - present <= DAY_MS) return true;
  const today = calendarDateIn(timezone, now);
  const digest = [today, addDays(today, 1)]
    .map((day) => Date.parse(instantAt(timezone, day, DIGEST_HOUR)))
    .find((time) => time > present);
  return digest !== undefined && moment <= digest;
}
