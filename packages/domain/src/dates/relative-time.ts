import { utc } from './utc.ts';

/** Returns how long ago an instant was: in seconds below a minute, minutes below an hour, else hours. */
export function relativeTime(instant: string, now: string): string {
  const ago = (unit: 'second' | 'minute' | 'hour') => Math.max(0, utc(now).diff(instant, unit));
  if (ago('minute') < 1) return `${ago('second')}s ago`;
  return ago('hour') < 1 ? `${ago('minute')}m ago` : `${ago('hour')}h ago`;
}
