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

/** Returns how far a zone is ahead of UTC at an instant; both in milliseconds. */
export function zoneOffset(timezone: string, instant: number): number {
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
