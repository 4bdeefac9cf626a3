import { describe, expect, it } from 'vitest';
import { daysOf } from './days-of.ts';
import { mayJoin } from './may-join.ts';
import { monthWeeks } from './month-weeks.ts';
import { nextChange } from './next-change.ts';
import { sessionStatusAt } from './session-status-at.ts';
import { weekProblem } from './week-problem.ts';

describe('weekProblem', () => {
  it.each([
    ['2026-05-04', '2026-05-10', true],
    ['2026-12-28', '2027-01-03', true],
    ['2028-02-28', '2028-03-05', true],
    ['2026-05-05', '2026-05-11', false],
    ['2026-05-04', '2026-05-11', false],
    ['2026-05-04', '2026-05-03', false],
  ])('CONST-36 %s to %s is a week: %s', (weekStart, weekEnd, isWeek) => {
    expect(weekProblem(weekStart, weekEnd) === null).toBe(isWeek);
  });
});

describe('daysOf', () => {
  it('API-154 events are listed on their day in the time zone, in order; those of other weeks are left out', () => {
    const at = (startDate: string) => ({ startDate });
    const days = daysOf(
      '2026-05-04',
      [
        at('2026-05-05T10:00:00Z'),
        at('2026-05-04T19:00:00Z'),
        at('2026-05-10T19:00:00Z'),
        at('2026-05-03T18:30:00Z'),
      ],
      'Asia/Kolkata',
    );
    expect(days.map(({ events }) => events.length)).toEqual([1, 2, 0, 0, 0, 0, 0]);
    expect(days[1]).toEqual({
      date: '2026-05-05',
      events: [at('2026-05-04T19:00:00Z'), at('2026-05-05T10:00:00Z')],
    });
  });

  it('API-154 a day on which clocks change holds each of its events once', () => {
    const days = daysOf(
      '2026-03-02',
      [{ startDate: '2026-03-08T06:59:00Z' }, { startDate: '2026-03-08T07:01:00Z' }],
      'America/New_York',
    );
    expect(days[6]?.events).toHaveLength(2);
  });
});

describe('mayJoin', () => {
  const session = { startDate: '2026-05-04T10:00:00Z', endDate: '2026-05-04T11:00:00Z' };
  it.each([
    ['2026-05-04T09:44:59.999Z', false],
    ['2026-05-04T09:45:00Z', true],
    ['2026-05-04T11:00:00Z', true],
    ['2026-05-04T11:00:00.001Z', false],
  ])('API-154 at %s a session from 10 to 11 can be joined: %s', (now, isOpen) => {
    expect(mayJoin(session, now)).toBe(isOpen);
  });
});

describe('sessionStatusAt', () => {
  const session = { startDate: '2026-05-04T10:00:00Z', endDate: '2026-05-04T11:00:00Z' };
  it.each([
    ['CREATED', '2026-05-04T09:59:59.999Z', 'CREATED'],
    ['CREATED', '2026-05-04T10:00:00Z', 'ONGOING'],
    ['CREATED', '2026-05-04T11:00:00Z', 'ONGOING'],
    ['CREATED', '2026-05-04T11:00:00.001Z', 'COMPLETED'],
    ['ONGOING', '2026-05-04T09:50:00Z', 'ONGOING'],
    ['ONGOING', '2026-05-04T12:00:00Z', 'COMPLETED'],
    ['COMPLETED', '2026-05-04T10:30:00Z', 'COMPLETED'],
    ['RESCHEDULED', '2026-05-04T10:30:00Z', 'RESCHEDULED'],
    ['RESCHEDULED', '2026-05-04T12:00:00Z', 'RESCHEDULED'],
  ] as const)('CURR-05 CURR-06 a session stored as %s is, at %s, %s', (sessionStatus, now, shown) => {
    expect(sessionStatusAt({ ...session, sessionStatus }, now)).toBe(shown);
  });
});

describe('nextChange', () => {
  const session = {
    startDate: '2026-05-04T10:00:00Z',
    endDate: '2026-05-04T11:00:00Z',
    sessionStatus: 'CREATED',
  } as const;
  it.each([
    ['2026-05-04T08:00:00Z', '2026-05-04T09:45:00.000Z'],
    ['2026-05-04T09:45:00Z', '2026-05-04T10:00:00.000Z'],
    ['2026-05-04T10:00:00Z', '2026-05-04T11:00:00.001Z'],
    ['2026-05-04T11:30:00Z', null],
  ])('API-154 after %s, a session from 10 to 11 next changes at %s', (now, then) => {
    const change = nextChange([session, { ...session, sessionStatus: null }], now);
    expect(change === null ? null : new Date(change).toISOString()).toBe(then);
  });

  it('API-154 a rescheduled or completed session and a due date bring no change', () => {
    const quiet = (['RESCHEDULED', 'COMPLETED', null] as const).map((sessionStatus) => ({
      ...session,
      sessionStatus,
    }));
    expect(nextChange(quiet, '2026-05-04T08:00:00Z')).toBeNull();
  });
});

describe('monthWeeks', () => {
  it.each([
    ['2026-11', 6, '2026-10-26', '2026-12-06'],
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
    ['2026-12', 5, '2026-11-30', '2027-01-03'],
    ['2028-02', 5, '2028-01-31', '2028-03-05'],
  ])('CONST-36 %s spans %i weeks from Monday %s to Sunday %s', (month, count, monday, sunday) => {
    const weeks = monthWeeks(month);
    expect(weeks).toHaveLength(count);
    expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([monday, sunday]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });
});
