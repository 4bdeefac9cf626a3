import { expect, it } from 'vitest';
import { calendarDateIn, DEFAULT_TIMEZONE } from './calendar-date.ts';
import { indianDate } from './indian-date.ts';

it('indianDate is the date in the default time zone on each day of two years, a second before midnight and at midnight', () => {
  const first = Date.UTC(2027, 0, 1, 18, 29, 59);
  const instants = Array.from({ length: 731 }, (_, day) => first + day * 86_400_000)
    .flatMap((before) => [before, before + 1_000])
    .map((instant) => new Date(instant).toISOString());
  expect(instants.map(indianDate)).toEqual(
    instants.map((instant) => calendarDateIn(DEFAULT_TIMEZONE, instant)),
  );
});
