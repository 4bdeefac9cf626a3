import { partsIn } from './parts-in.ts';

const clockParts = partsIn('en-GB', {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetOf(timezone: string, instant: number): number {
  const textOf = clockParts(timezone, new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(textOf(type));
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant at which clocks in a zone show a time of a day, ISO 8601 UTC. A time that summer time leaves out is the one
 * an hour after it; of a time that comes twice it is the first.
 */
export function instantAt(timezone: string, date: string, hour: number, minute = 0): string {
  const wall = Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000 + minute * 60_000;
  const before = wall - offsetOf(timezone, wall - 86_400_000);
  const after = wall - offsetOf(timezone, wall + 86_400_000);
  const fits = [before, after].filter((instant) => instant + offsetOf(timezone, instant) === wall);
  return new Date(fits.length > 0 ? Math.min(...fits) : Math.max(before, after)).toISOString();
}
