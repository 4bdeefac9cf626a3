const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Returns how long it is until a session starts, such as `Begins in 3 hours`; the last minute is `Begins now`. */
export function startsText(startDate: string, now: string): string {
  const left = Date.parse(startDate) - Date.parse(now);
  if (left < MINUTE_MS) return 'Begins now';
  if (left < 2 * HOUR_MS) return `Begins in ${counted(Math.floor(left / MINUTE_MS), 'minute')}`;
  if (left < 2 * DAY_MS) return `Begins in ${counted(Math.floor(left / HOUR_MS), 'hour')}`;
  return `Begins in ${counted(Math.floor(left / DAY_MS), 'day')}`;
}
