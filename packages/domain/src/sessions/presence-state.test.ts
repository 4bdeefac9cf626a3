import { describe, expect, it } from 'vitest';
import { presenceState } from './presence-state.ts';

const MINUTE = 60_000;
const session = { start: 0, end: 60 * MINUTE };
const stay = (from: number, until: number | null) => ({
  joinedAt: from * MINUTE,
  leftAt: until === null ? null : until * MINUTE,
});

describe('COHORT-03 attendance computed from the stays in a room', () => {
  it.each([
    ['nobody who never came', [], null, 'ABSENT'],
    ['whoever was there before it began and stayed', [stay(-10, 60)], null, 'PRESENT'],
    ['whoever was never seen to leave', [stay(2, null)], null, 'PRESENT'],
    ['whoever looked in for a third', [stay(0, 20)], null, 'ABSENT'],
    ['whoever came back after the connection broke', [stay(0, 16), stay(20, 36)], null, 'PRESENT'],
    ['two devices at once count once', [stay(0, 20), stay(0, 20)], null, 'ABSENT'],
    ['the sum counts whatever the order', [stay(30, 60), stay(0, 5)], null, 'PRESENT'],
    ['whoever came after ten minutes is late', [stay(11, 60)], null, 'LATE'],
    ['ten minutes are not late', [stay(10, 60)], null, 'PRESENT'],
    ['what lies before and after it does not count', [stay(-60, 0), stay(60, 120)], null, 'ABSENT'],
    ['a session that ended early is measured by that', [stay(0, 20)], 30 * MINUTE, 'PRESENT'],
    ['an end that lies before it began is no end', [stay(0, 20)], -MINUTE, 'ABSENT'],
  ] as const)('%s', (_name, stays, emptyAt, state) => {
    expect(presenceState(stays, session, emptyAt)).toBe(state);
  });
});
