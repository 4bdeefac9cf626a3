import { instantOfWall } from './instant-of-wall.ts';

/**
 * The instant at which clocks in a zone show a time of a day, ISO 8601 UTC. A time that summer time leaves out is the one
 * an hour after it; of a time that comes twice it is the first.
 */
export function instantAt(timezone: string, date: string, hour: number, minute = 0): string {
  const wall = Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000 + minute * 60_000;
  return new Date(instantOfWall(timezone, wall)).toISOString();
}
