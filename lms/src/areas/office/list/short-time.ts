import { ownZone } from '../../../parts/own-zone.ts';

const DAY_MS = 86_400_000;

/** An instant to the minute in the user's own zone, such as `3 Dec 2026, 10:00`; the page names the zone. */
export const shortTime = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: ownZone(),
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));

/** The age of something, such as `3 hours` or `2 days`. */
export function ageText(instant: string, now: string): string {
  const age = Math.max(0, Date.parse(now) - Date.parse(instant));
  const [count, unit] =
    age < DAY_MS / 24
      ? [Math.floor(age / 60_000), 'minute']
      : age < 2 * DAY_MS
        ? [Math.floor((24 * age) / DAY_MS), 'hour']
        : [Math.floor(age / DAY_MS), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
