import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveTurnaround, TURNAROUND_WEEKS, turnaroundWeeks } from './turnaround.ts';
import { turnaroundText } from './turnaround-text.ts';

describe('the weeks of a turnaround time', () => {
  it('API-208 D-125 are twelve, starting on Monday in the time zone, with the current one last', () => {
    const weeks = turnaroundWeeks('2026-11-22T19:00:00.000Z', 'Asia/Kolkata');
    expect(weeks).toHaveLength(TURNAROUND_WEEKS);
    // In Kolkata it is already Monday.
    expect(weeks.at(-1)).toEqual({ week: '2026-11-23', startsAt: '2026-11-22T18:30:00.000Z' });
    expect(weeks[0]?.week).toBe('2026-09-07');
    expect(turnaroundWeeks('2026-11-22T19:00:00.000Z', 'UTC').at(-1)?.week).toBe('2026-11-16');
  });

  it('API-208 begin at midnight in the time zone, even across a clock change', () => {
    const weeks = turnaroundWeeks('2026-11-05T12:00:00.000Z', 'Europe/London');
    expect(weeks.at(-1)?.startsAt).toBe('2026-11-02T00:00:00.000Z');
    expect(weeks.at(-3)?.startsAt).toBe('2026-10-18T23:00:00.000Z');
  });
});

describe('a turnaround time', () => {
  const weeks = ['2026-11-02', '2026-11-09', '2026-11-16'];

  it('API-209 is null before anything is done, overall and in each week', () => {
    expect(deriveTurnaround({ kind: 'TASK', weeks, done: [] })).toEqual({
      kind: 'TASK',
      averageHours: null,
      trend: weeks.map((week) => ({ week, averageHours: null })),
      count: 0,
    });
  });

  it('API-208 averages over the items done, not over the weeks', () => {
    const done = [
      { place: 0, hours: 30, count: 3 },
      { place: 2, hours: 2, count: 1 },
    ];
    expect(deriveTurnaround({ kind: 'QUERY', weeks, done })).toEqual({
      kind: 'QUERY',
      averageHours: 8,
      trend: [
        { week: '2026-11-02', averageHours: 10 },
        { week: '2026-11-09', averageHours: null },
        { week: '2026-11-16', averageHours: 2 },
      ],
      count: 4,
    });
  });

  it('API-208 lies between the fastest and the slowest week, whatever is done', () => {
    const week = fc.record({
      hours: fc.double({ min: 0, max: 500, noNaN: true }),
      count: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(fc.array(week, { minLength: 1, maxLength: 3 }), (found) => {
        const done = found.map((one, place) => ({ place, ...one }));
        const { averageHours, trend, count } = deriveTurnaround({ kind: 'QUERY', weeks, done });
        const shown = trend.flatMap((one) => one.averageHours ?? []);
        expect(count).toBe(found.reduce((sum, one) => sum + one.count, 0));
        expect(averageHours).toBeGreaterThanOrEqual(Math.min(...shown) - 0.1);
        expect(averageHours).toBeLessThanOrEqual(Math.max(...shown) + 0.1);
      }),
    );
  });

  it.each([
    [null, 'Nothing yet'],
    [0.4, 'Under an hour'],
    [1.2, '1 hour'],
    [47.4, '47 hours'],
    [48, '2 days'],
    [60, '2.5 days'],
    [72, '3 days'],
  ])('%s hours are shown as "%s"', (hours, text) => {
    expect(turnaroundText(hours)).toBe(text);
  });
});
