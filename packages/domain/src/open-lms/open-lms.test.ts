import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MISSIONS } from './mission.ts';
import { stageAccess } from './stage-access.ts';
import { timerAfterError } from './timer-after-error.ts';
import { timerDisplay } from './timer-display.ts';

type Facts = Parameters<typeof stageAccess>[0];
const access = (facts: Partial<Facts>) =>
  stageAccess({
    mission: 'MISSION_2',
    cohortStatus: 'ACTIVE',
    paymentStatus: null,
    isTimerRunning: true,
    progress: { MISSION_1: 'COMPLETED' },
    ...facts,
  });

describe('open course', () => {
  it.each([
    { id: 'OPEN-02', facts: {}, result: 'open' },
    { id: 'OPEN-02', facts: { isTimerRunning: false }, result: 'locked' },
    { id: 'OPEN-02', facts: { progress: {} }, result: 'locked' },
    { id: 'OPEN-02', facts: { progress: { MISSION_1: 'STARTED' } }, result: 'locked' },
    { id: 'OPEN-02', facts: { mission: 'MISSION_0', progress: {} }, result: 'open' },
    { id: 'OPEN-02', facts: { mission: 'REWARD', progress: { MISSION_4: 'COMPLETED' } }, result: 'open' },
    { id: 'OPEN-02', facts: { mission: 'REWARD', progress: { MISSION_3: 'COMPLETED' } }, result: 'locked' },
    {
      id: 'OPEN-02',
      facts: { paymentStatus: 'PAYMENT_COMPLETED', isTimerRunning: false, progress: {} },
      result: 'open',
    },
    { id: 'OPEN-02', facts: { paymentStatus: 'PAYMENT_ONGOING', isTimerRunning: false }, result: 'locked' },
    { id: 'OPEN-03', facts: { cohortStatus: null, paymentStatus: 'PAYMENT_COMPLETED' }, result: 'inactive' },
    {
      id: 'OPEN-03',
      facts: { cohortStatus: 'INACTIVE', paymentStatus: 'PAYMENT_COMPLETED' },
      result: 'inactive',
    },
  ] as { id: string; facts: Partial<Facts>; result: string }[])(
    '$id with $facts a stage is $result',
    (row) => {
      expect(access(row.facts)).toBe(row.result);
    },
  );

  it('OPEN-02 no mission but the first is open before the one before it is complete', () => {
    for (const mission of MISSIONS.slice(1)) expect(access({ mission, progress: {} })).toBe('locked');
  });

  it.each([
    { id: 'OPEN-04 ERR-10', error: { status: 403, code: 'USER_ACCESS_TIME_EXPIRY' }, stops: true },
    { id: 'OPEN-05 ERR-11', error: { status: 400, code: 'BAD_REQUEST' }, stops: true },
    { id: 'OPEN-05', error: { status: 404 }, stops: false },
    { id: 'OPEN-05', error: {}, stops: false },
  ])('$id the error $error stops the timer and marks it started: $stops', ({ error, stops }) => {
    const timer = { running: true, started: false, remainingSeconds: 90 };
    const after = timerAfterError(timer, error);
    expect(after).toEqual(stops ? { ...timer, running: false, started: true } : timer);
  });

  it.each([
    { id: 'OPEN-06', seconds: 172_800, shown: '2 days' },
    { id: 'OPEN-06', seconds: 90_000, shown: '1 day' },
    { id: 'OPEN-06', seconds: 86_401, shown: '1 day' },
    { id: 'OPEN-06', seconds: 86_400, shown: '24:00:00' },
    { id: 'OPEN-07', seconds: 3600, shown: '01:00:00' },
    { id: 'OPEN-07', seconds: 59, shown: '00:00:59' },
    { id: 'OPEN-07', seconds: 0, shown: '00:00:00' },
    { id: 'OPEN-07', seconds: -5, shown: '00:00:00' },
  ])('$id $seconds s are shown as $shown', ({ seconds, shown }) => {
    expect(timerDisplay(seconds)).toBe(shown);
  });

  it('OPEN-07 up to a day the hours, minutes and seconds shown add up to what is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        const [hours = 0, minutes = 0, rest = 0] = timerDisplay(seconds).split(':').map(Number);
        expect(hours * 3600 + minutes * 60 + rest).toBe(seconds);
      }),
    );
  });
});
