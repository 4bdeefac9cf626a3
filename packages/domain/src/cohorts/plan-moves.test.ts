import { describe, expect, it } from 'vitest';
import { listDates, planMoves, type Schedule, sameClockLater } from './plan-moves.ts';

const NOW = '2026-05-10T00:00:00.000Z';
const schedule: Schedule = {
  timeZone: 'Asia/Kolkata',
  startKey: 'COURSE_UNLOCKED',
  milestones: [
    { key: 'COURSE_UNLOCKED', time: '2026-05-01T03:30:00.000Z' },
    { key: 'GRADUATION_DATE', time: '2026-07-01T03:30:00.000Z' },
  ],
  sessions: [
    { liveSessionId: 's1', title: 'Walls', startDate: '2026-05-12T13:30:00.000Z' },
    { liveSessionId: 's2', title: 'Roofs', startDate: '2026-05-19T13:30:00.000Z' },
  ],
  nodes: [
    { nodeId: 'n1', title: 'Module one', releaseDay: 0, dueDay: null, releaseAt: null, dueAt: null },
    { nodeId: 'n2', title: 'Hand-in', releaseDay: null, dueDay: 14, releaseAt: null, dueAt: null },
    {
      nodeId: 'n3',
      title: 'Module two',
      releaseDay: 20,
      dueDay: null,
      releaseAt: '2026-05-25T03:30:00.000Z',
      dueAt: null,
    },
  ],
};
const plan = (move: Parameters<typeof planMoves>[1], of = schedule) =>
  planMoves(of, move, NOW).map(({ id, from, to, isCarried }) => [id, from, to, isCarried]);

describe('the dates of a cohort', () => {
  it('COHORT-02 are listed by time as sessions, releases, deadlines and milestones; an own date overrides the plan', () => {
    expect(listDates(schedule).map(({ kind, id, at }) => [kind, id, at.slice(0, 10)])).toEqual([
      ['MILESTONE', 'COURSE_UNLOCKED', '2026-05-01'],
      ['RELEASE', 'n1', '2026-05-01'],
      ['SESSION', 's1', '2026-05-12'],
      ['DEADLINE', 'n2', '2026-05-15'],
      ['SESSION', 's2', '2026-05-19'],
      ['RELEASE', 'n3', '2026-05-25'],
      ['MILESTONE', 'GRADUATION_DATE', '2026-07-01'],
    ]);
  });

  it('COHORT-02 a single date moves alone', () => {
    const to = '2026-05-13T13:30:00.000Z';
    expect(plan({ what: 'SESSION', liveSessionId: 's1', to })).toEqual([
      ['s1', '2026-05-12T13:30:00.000Z', to, false],
    ]);
    expect(plan({ what: 'DEADLINE', nodeId: 'n2', to })).toEqual([
      ['n2', '2026-05-15T03:30:00.000Z', to, false],
    ]);
    expect(plan({ what: 'RELEASE', nodeId: 'n2', to })).toEqual([]);
    expect(plan({ what: 'SESSION', liveSessionId: 's1', to: '2026-05-12T13:30:00Z' })).toEqual([]);
  });

  it('COHORT-02 a move from a day on shifts all dates ahead by the given days; earlier and past dates stay', () => {
    const moved = plan({ what: 'FROM_DAY', day: '2026-05-15', byDays: 7 });
    expect(moved).toEqual([
      ['n2', '2026-05-15T03:30:00.000Z', '2026-05-22T03:30:00.000Z', false],
      ['s2', '2026-05-19T13:30:00.000Z', '2026-05-26T13:30:00.000Z', false],
      ['n3', '2026-05-25T03:30:00.000Z', '2026-06-01T03:30:00.000Z', false],
      ['GRADUATION_DATE', '2026-07-01T03:30:00.000Z', '2026-07-08T03:30:00.000Z', false],
    ]);
    const all = plan({ what: 'FROM_DAY', day: '2026-01-01', byDays: 1 });
    expect(all.map(([id]) => id)).not.toContain('COURSE_UNLOCKED');
  });

  it('COHORT-02 moving the start also moves the days counted from it, but not dates set on their own', () => {
    const to = '2026-05-02T03:30:00.000Z';
    expect(plan({ what: 'MILESTONE', key: 'COURSE_UNLOCKED', to })).toEqual([
      ['COURSE_UNLOCKED', '2026-05-01T03:30:00.000Z', to, false],
      ['n1', '2026-05-01T03:30:00.000Z', to, true],
      ['n2', '2026-05-15T03:30:00.000Z', '2026-05-16T03:30:00.000Z', true],
    ]);
  });

  it('COHORT-02 a session keeps its local clock time across the change to summer time', () => {
    expect(sameClockLater('Europe/Berlin', '2026-03-27T17:00:00.000Z', 3)).toBe('2026-03-30T16:00:00.000Z');
    expect(sameClockLater('Asia/Kolkata', '2026-03-27T17:00:05.250Z', -1)).toBe('2026-03-26T17:00:05.250Z');
  });
});
