import { zoneOffset } from './zone-offset.ts';

/**
 * Returns the instant at which clocks in a zone show a wall time; both in milliseconds, the wall time as if it were
 * UTC. A time skipped by daylight saving becomes the one an hour later; of a repeated time, the first is used.
 */
export function instantOfWall(timezone: string, wall: number): number {
  const before = wall - zoneOffset(timezone, wall - 86_400_000);
  const after = wall - zoneOffset(timezone, wall + 86_400_000);
  const fits = [before, after].filter((instant) => instant + zoneOffset(timezone, instant) === wall);
  return fits.length > 0 ? Math.min(...fits) : Math.max(before, after);
}
