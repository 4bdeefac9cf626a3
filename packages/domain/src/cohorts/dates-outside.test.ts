import { describe, expect, it } from 'vitest';
import type { CohortMove } from './cohort-move.ts';
import { datesOutside } from './dates-outside.ts';
import { planMoves, type Schedule } from './plan-moves.ts';

const schedule: Schedule = {
  timeZone: 'Asia/Kolkata',
  startKey: 'START_DATE',
  milestones: [
    { key: 'START_DATE', time: '2026-05-11T03:30:00.000Z' },
    { key: 'COURSE_COMPLETION_DATE', time: '2026-06-01T03:30:00.000Z' },
  ],
  sessions: [
    { liveSessionId: 's1', title: 'Walls', startDate: '2026-05-12T13:30:00.000Z' },
    { liveSessionId: 's2', title: 'Roofs', startDate: '2026-05-19T13:30:00.000Z' },
  ],
  nodes: [
    { nodeId: 'n1', title: 'Hand-in', releaseDay: null, dueDay: 14, releaseAt: null, dueAt: null },
    {
      nodeId: 'n2',
      title: 'Sketch',
      releaseDay: null,
      dueDay: 5,
      releaseAt: null,
      dueAt: '2026-05-14T03:30:00.000Z',
    },
  ],
};
const outsideAfter = (move: CohortMove, of = schedule) => {
  const { outside, ...limits } = datesOutside(of, planMoves(of, move, '2026-05-10T00:00:00.000Z'));
  return { ...limits, outside: outside.map(({ id, at }) => [id, at.slice(0, 10)]) };
};

describe('the dates that a move puts outside the course', () => {
  it('COHORT-02 are those before the start once it alone has moved; days counted from the start go with it', () => {
    const to = '2026-05-18T03:30:00.000Z';
    expect(outsideAfter({ what: 'MILESTONE', key: 'START_DATE', to })).toEqual({
      courseStart: to,
      courseEnd: '2026-06-01T03:30:00.000Z',
      outside: [
        ['s1', '2026-05-12'],
        ['n2', '2026-05-14'],
      ],
    });
  });

  it('COHORT-02 are those after the end once it alone has moved', () => {
    const to = '2026-05-15T03:30:00.000Z';
    expect(outsideAfter({ what: 'MILESTONE', key: 'COURSE_COMPLETION_DATE', to }).outside).toEqual([
      ['s2', '2026-05-19'],
      ['n1', '2026-05-25'],
    ]);
  });

  it('COHORT-02 are those that move out of it on either side, and none that lay outside before', () => {
    const early = '2026-05-10T13:30:00.000Z';
    expect(outsideAfter({ what: 'SESSION', liveSessionId: 's2', to: early }).outside).toEqual([
      ['s2', '2026-05-10'],
    ]);
    const wasEarly: Schedule = {
      ...schedule,
      sessions: schedule.sessions.map((one) => ({ ...one, startDate: early })),
    };
    const to = '2026-06-02T13:30:00.000Z';
    expect(outsideAfter({ what: 'SESSION', liveSessionId: 's2', to }, wasEarly).outside).toEqual([
      ['s2', '2026-06-02'],
    ]);
  });

  it('COHORT-02 are none in a cohort without start and end', () => {
    const of: Schedule = { ...schedule, startKey: null, milestones: [] };
    const to = '2036-06-02T13:30:00.000Z';
    expect(outsideAfter({ what: 'SESSION', liveSessionId: 's1', to }, of)).toEqual({
      courseStart: null,
      courseEnd: null,
      outside: [],
    });
  });
});
