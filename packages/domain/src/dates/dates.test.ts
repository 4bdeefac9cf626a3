import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './add-days.ts';
import { calendarDateIn, DEFAULT_TIMEZONE } from './calendar-date.ts';
import { COMING_SOON, displayDate } from './display-date.ts';
import { isReadableDate } from './is-readable-date.ts';
import { monthsBack } from './months-back.ts';
import { nextThursday } from './next-thursday.ts';
import { relativeTime } from './relative-time.ts';
import { schoolDay } from './school-day.ts';
import { slotTime } from './slot-time.ts';
import { usualSessionDay } from './usual-session-day.ts';
import { weekOf } from './week-of.ts';
import { weekdayOf } from './weekday-of.ts';

const instants = fc
  .integer({ min: Date.parse('2000-01-01T00:00:00Z'), max: Date.parse('2100-01-01T00:00:00Z') })
  .map((time) => new Date(time).toISOString());

describe('dates', () => {
  it.each([
    { text: '', readable: false },
    { text: '2026', readable: false },
    { text: '12:30', readable: false },
    { text: '2026-5', readable: true },
    { text: '2026-05-04', readable: true },
    { text: 'tomorrow', readable: false },
  ])('VALID-38 "$text" is readable as a date: $readable', ({ text, readable }) => {
    expect(isReadableDate(text)).toBe(readable);
  });

  it.each([
    { id: 'VALID-39', value: '2026-05-04T09:30:00.000Z', shown: '4 May, 2026' },
    { id: 'VALID-39', value: '2026-12-31T20:00:00Z', shown: '1 January, 2027' },
    { id: 'VALID-40', value: '2026-05-04', shown: '2026-05-04' },
    { id: 'VALID-40', value: 'Spring 2026', shown: 'Spring 2026' },
    { id: 'VALID-41 ERR-18', value: null, shown: 'Coming Soon' },
    { id: 'VALID-41 ERR-18', value: undefined, shown: 'Coming Soon' },
    { id: 'VALID-41 ERR-18', value: '', shown: COMING_SOON },
  ])('$id the date $value is shown as "$shown"', ({ value, shown }) => {
    expect(displayDate(value, DEFAULT_TIMEZONE)).toBe(shown);
    expect(schoolDay(value)).toBe(shown);
  });

  it('VALID-39 a date is shown in the requested time zone', () => {
    expect(displayDate('2026-12-31T20:00:00Z', 'America/New_York')).toBe('31 December, 2026');
  });

  it.each([
    { ago: 0, shown: '0s ago' },
    { ago: 59, shown: '59s ago' },
    { ago: 60, shown: '1m ago' },
    { ago: 3599, shown: '59m ago' },
    { ago: 3600, shown: '1h ago' },
    { ago: 200_000, shown: '55h ago' },
    { ago: -30, shown: '0s ago' },
  ])('CONST-35 a time $ago seconds ago reads "$shown"', ({ ago, shown }) => {
    const now = '2026-05-04T09:30:00.000Z';
    expect(relativeTime(new Date(Date.parse(now) - ago * 1000).toISOString(), now)).toBe(shown);
  });

  it.each([
    { day: 'Wednesday', now: '2026-05-06T06:00:00Z', thursday: '2026-05-07' },
    { day: 'Thursday', now: '2026-05-07T06:00:00Z', thursday: '2026-05-07' },
    { day: 'Friday', now: '2026-05-08T06:00:00Z', thursday: '2026-05-14' },
    { day: 'Wednesday in UTC but Thursday in India', now: '2026-05-06T19:00:00Z', thursday: '2026-05-07' },
    { day: 'Thursday in UTC but Friday in India', now: '2026-05-07T19:00:00Z', thursday: '2026-05-14' },
  ])('CONST-37 on $day the next Thursday is $thursday', ({ now, thursday }) => {
    expect(nextThursday(now)).toBe(thursday);
  });

  it.each([
    { of: 'runs', startsAt: '2026-04-01T04:30:00Z', endsAt: '2026-09-01T04:30:00Z', day: '2026-05-07' },
    {
      of: 'starts later',
      startsAt: '2026-06-01T04:30:00Z',
      endsAt: '2026-09-01T04:30:00Z',
      day: '2026-06-04',
    },
    { of: 'starts on a Thursday', startsAt: '2026-06-04T04:30:00Z', endsAt: null, day: '2026-06-04' },
    { of: 'has ended', startsAt: '2026-01-01T04:30:00Z', endsAt: '2026-05-01T04:30:00Z', day: null },
    { of: 'ends on Wednesday', startsAt: '2026-01-01T04:30:00Z', endsAt: '2026-05-06T12:30:00Z', day: null },
    {
      of: 'ends on Thursday',
      startsAt: '2026-01-01T04:30:00Z',
      endsAt: '2026-05-07T12:30:00Z',
      day: '2026-05-07',
    },
    { of: 'has no dates', startsAt: null, endsAt: null, day: '2026-05-07' },
  ])('CONST-37 a course that $of has its usual session on $day', ({ startsAt, endsAt, day }) => {
    const now = '2026-05-04T06:00:00Z';
    expect(usualSessionDay({ startsAt, endsAt, now, timezone: 'Asia/Kolkata' })).toBe(day);
  });

  it.each([
    { now: '2026-05-04T06:00:00Z', weekStart: '2026-05-04', weekEnd: '2026-05-10' },
    { now: '2026-05-10T12:00:00Z', weekStart: '2026-05-04', weekEnd: '2026-05-10' },
    { now: '2026-05-10T19:00:00Z', weekStart: '2026-05-11', weekEnd: '2026-05-17' },
    { now: '2026-01-01T12:00:00Z', weekStart: '2025-12-29', weekEnd: '2026-01-04' },
  ])('CONST-36 the week of $now runs from Monday $weekStart to Sunday $weekEnd', ({ now, ...week }) => {
    expect(weekOf(now)).toEqual(week);
  });

  it('CONST-36 any moment lies in its week, which starts on a Monday and ends on a Sunday in any zone', () => {
    fc.assert(
      fc.property(
        instants,
        fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'),
        (now, zone) => {
          const { weekStart, weekEnd } = weekOf(now, zone);
          const day = calendarDateIn(zone, now);
          expect([weekdayOf(weekStart), weekdayOf(weekEnd)]).toEqual([1, 7]);
          expect(weekStart <= day && day <= weekEnd).toBe(true);
          expect(addDays(weekStart, 6)).toBe(weekEnd);
        },
      ),
    );
  });

  it('CONST-34 a month picker reaches 14 months back from the current month', () => {
    const months = monthsBack('2026-02-10T12:00:00Z');
    expect(months).toHaveLength(15);
    expect([months[0], months[1], months[2], months.at(-1)]).toEqual([
      '2026-02',
      '2026-01',
      '2025-12',
      '2024-12',
    ]);
    expect(monthsBack('2026-02-28T20:00:00Z', 0)).toEqual(['2026-03']);
  });

  it.each([
    { instant: '2026-05-04T04:00:00Z', shown: '09:30 AM' },
    { instant: '2026-05-04T06:30:00Z', shown: '12:00 PM' },
    { instant: '2026-05-04T18:30:00Z', shown: '12:00 AM' },
    { instant: '2026-05-04T15:35:00Z', shown: '09:05 PM' },
  ])('CONST-32 CONST-33 a slot at $instant is shown as $shown in India time', ({ instant, shown }) => {
    expect(DEFAULT_TIMEZONE).toBe('Asia/Kolkata');
    expect(slotTime(instant, DEFAULT_TIMEZONE)).toBe(shown);
  });

  it('CONST-33 a slot is shown in the requested time zone', () => {
    expect(slotTime('2026-05-04T15:35:00Z', 'UTC')).toBe('03:35 PM');
  });
});

describe('many time zones', () => {
  it('CONST-32 each requested zone gets its own day, however many were requested before', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const instant = '2026-03-01T23:30:00Z';
    const days = zones.map((zone) => calendarDateIn(zone, instant));
    expect(zones.toReversed().map((zone) => calendarDateIn(zone, instant))).toEqual(days.toReversed());
    expect(calendarDateIn('Asia/Kolkata', instant)).toBe('2026-03-02');
    expect(calendarDateIn('America/New_York', instant)).toBe('2026-03-01');
    expect(() => calendarDateIn('Nowhere/At_All', instant)).toThrow(RangeError);
  });
});
