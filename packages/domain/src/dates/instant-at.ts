import { instantOfWall } from './instant-of-wall.ts';

/**
 * Returns the instant at which clocks in a zone show a time of day, ISO 8601 UTC. A time skipped by daylight saving
 * becomes the one an hour later; of a repeated time, the first is used.
 */
export function instantAt(timezone: string, date: string, hour: number, minute = 0): string {
  const wall = Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000 + minute * 60_000;
  return new Date(instantOfWall(timezone, wall)).toISOString();
}
