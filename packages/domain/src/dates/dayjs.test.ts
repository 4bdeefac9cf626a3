import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utcPlugin from 'dayjs/plugin/utc.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDateIn } from './calendar-date.ts';
import { formatInstant } from './format-day.ts';
import { instantAt } from './instant-at.ts';
import { slotTime } from './slot-time.ts';
import { zoneOffset } from './zone-offset.ts';

dayjs.extend(utcPlugin);
dayjs.extend(timezone);

const zones = fc.constantFrom(
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/New_York',
  'America/St_Johns',
  'Europe/London',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
);
const times = fc.integer({ min: Date.UTC(2000), max: Date.UTC(2100) });

/** Whether a zone has no clock change within a day of an instant; near one, dayjs misreads clock times. */
const isQuiet = (zone: string, time: number) =>
  zoneOffset(zone, time - 86_400_000) === zoneOffset(zone, time + 86_400_000);

describe('the time zone functions compared with dayjs', () => {
  it('CONST-32 CONST-33 VALID-39 any instant has the same day, text and clock time in a zone', () => {
    fc.assert(
      fc.property(times, zones, (time, zone) => {
        const instant = new Date(time).toISOString();
        const theirs = dayjs(time).tz(zone);
        expect(calendarDateIn(zone, instant)).toBe(theirs.format('YYYY-MM-DD'));
        expect(slotTime(instant, zone)).toBe(theirs.format('hh:mm A'));
        expect(formatInstant(instant, zone)).toBe(theirs.format('D MMMM, YYYY'));
        expect(zoneOffset(zone, time)).toBe(theirs.utcOffset() * 60_000);
      }),
    );
  });

  it('CONST-32 a clock time on a day is the same instant wherever no clock change is near', () => {
    fc.assert(
      fc.property(times, zones, (time, zone) => {
        fc.pre(isQuiet(zone, time));
        const wall = dayjs(time).tz(zone).second(0).millisecond(0);
        const own = instantAt(zone, wall.format('YYYY-MM-DD'), wall.hour(), wall.minute());
        expect(own).toBe(dayjs.tz(wall.format('YYYY-MM-DD HH:mm'), zone).toISOString());
      }),
    );
  });

  it('CONST-32 a clock time that occurs twice is its first occurrence, which dayjs does not guarantee', () => {
    expect(instantAt('America/New_York', '2026-11-01', 1, 30)).toBe('2026-11-01T05:30:00.000Z');
    expect(instantAt('Europe/London', '2026-10-25', 1, 30)).toBe('2026-10-25T00:30:00.000Z');
  });
});
