import { zoneOffset } from './zone-offset.ts';

/**
 * The instant at which clocks in a zone show a wall time; both in milliseconds, the wall time as if it were UTC. A time
 * that summer time leaves out is the one an hour after it; of a time that comes twice it is the first.
 */
export function instantOfWall(timezone: string, wall: number): number {
  const before = wall - zoneOffset(timezone, wall - 86_400_000);
  const after = wall - zoneOffset(timezone, wall + 86_400_000);
  const fits = [before, after].filter((instant) => instant + zoneOffset(timezone, instant) === wall);
  return fits.length > 0 ? Math.min(...fits) : Math.max(before, after);
}
