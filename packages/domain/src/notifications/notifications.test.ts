import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt } from '../dates/instant-at.ts';
import { digestCut } from './digest-cut.ts';
import { mailsAtOnce } from './mails-at-once.ts';

const KOLKATA = 'Asia/Kolkata';

describe('digests', () => {
  it.each([
    { why: 'at seven sharp', now: '2026-11-21T01:30:00.000Z', lastDay: '2026-11-20', day: '2026-11-21' },
    { why: 'later that day', now: '2026-11-21T15:00:00.000Z', lastDay: null, day: '2026-11-21' },
    {
      why: 'before seven it is still yesterday’s',
      now: '2026-11-21T01:29:59.000Z',
      lastDay: null,
      day: '2026-11-20',
    },
    { why: 'not a second one on a day', now: '2026-11-21T15:00:00.000Z', lastDay: '2026-11-21', day: null },
    {
      why: 'not yesterday’s again before seven',
      now: '2026-11-21T01:00:00.000Z',
      lastDay: '2026-11-20',
      day: null,
    },
  ])("a digest goes out in the morning of the person's time zone: $why", ({ now, lastDay, day }) => {
    expect(digestCut({ timezone: KOLKATA, lastDay, now })?.day ?? null).toBe(day);
  });

  it('a digest covers a week that ends at its own hour', () => {
    expect(digestCut({ timezone: KOLKATA, lastDay: null, now: '2026-11-21T09:00:00.000Z' })).toEqual({
      day: '2026-11-21',
      after: '2026-11-14T01:30:00.000Z',
      until: '2026-11-21T01:30:00.000Z',
    });
  });

  it.each([
    ['Asia/Kolkata', '2026-11-21', 7, '2026-11-21T01:30:00.000Z'],
    ['America/New_York', '2026-07-04', 7, '2026-07-04T11:00:00.000Z'],
    ['America/New_York', '2026-12-04', 7, '2026-12-04T12:00:00.000Z'],
    // Clocks go from two to three, and on another day from two back to one.
    ['America/New_York', '2026-03-08', 2, '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-11-01', 1, '2026-11-01T05:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', 7, '2025-12-31T17:00:00.000Z'],
    ['UTC', '2026-01-01', 0, '2026-01-01T00:00:00.000Z'],
  ])('in %s on %s the hour %i is %s', (timezone, date, hour, instant) => {
    expect(instantAt(timezone, date, hour)).toBe(instant);
  });

  it('a digest is never in the future and never older than a day and an hour, in any time zone', () => {
    const zones = [KOLKATA, 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (timezone, date) => {
          const cut = digestCut({ timezone, lastDay: null, now: date.toISOString() });
          const age = date.getTime() - Date.parse(cut?.until ?? '');
          expect(age).toBeGreaterThanOrEqual(0);
          expect(age).toBeLessThanOrEqual(25 * 3_600_000);
        },
      ),
    );
  });
});

describe('emails about an event', () => {
  it.each([
    ['in half an hour', '2026-11-21T09:30:00.000Z', KOLKATA, true],
    ['in a day', '2026-11-22T09:00:00.000Z', KOLKATA, true],
    ['in a day and a minute, after the next digest', '2026-11-22T09:01:00.000Z', KOLKATA, false],
    ['next week', '2026-11-28T09:00:00.000Z', KOLKATA, false],
    ['a minute ago', '2026-11-21T08:59:00.000Z', KOLKATA, false],
    ['now', '2026-11-21T09:00:00.000Z', KOLKATA, false],
    // Early morning there: the next digest is near, and goes out well before the event.
    ['in thirty hours, far from its digest', '2026-11-22T15:00:00.000Z', 'America/New_York', false],
  ])('an event %s is emailed at once or left to the digest', (_, about, timezone, isAtOnce) => {
    expect(mailsAtOnce({ about, timezone, now: '2026-11-21T09:00:00.000Z' })).toBe(isAtOnce);
  });

  it('where clocks go back, an event within the 25 hours to the next digest does not wait for it', () => {
    const now = '2026-10-31T11:00:01.000Z';
    const timezone = 'America/New_York';
    expect(mailsAtOnce({ about: '2026-11-01T11:30:00.000Z', timezone, now })).toBe(true);
    expect(mailsAtOnce({ about: '2026-11-01T12:30:00.000Z', timezone, now })).toBe(false);
  });
});
