import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayExtendAccess } from './may-extend-access.ts';
import { MISSIONS } from './missions.ts';
import { areMissionsDone, missionStates } from './missions-of-course.ts';
import { openStatus } from './open-status.ts';
import { openTimerAt } from './open-timer-at.ts';
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

  it('OPEN-02 no mission except the first opens before the previous one is complete', () => {
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
  ])('$id $seconds seconds are shown as $shown', ({ seconds, shown }) => {
    expect(timerDisplay(seconds)).toBe(shown);
  });

  it('OPEN-07 up to a day, the hours, minutes and seconds shown add up to the time left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        const [hours = 0, minutes = 0, rest = 0] = timerDisplay(seconds).split(':').map(Number);
        expect(hours * 3600 + minutes * 60 + rest).toBe(seconds);
      }),
    );
  });

  const startedAt = '2026-11-01T10:00:00.000Z';
  const endsAt = '2026-11-08T10:00:00.000Z';
  it.each([
    { id: 'OPEN-02', now: startedAt, running: true, left: 604_800 },
    { id: 'OPEN-02', now: '2026-11-08T09:59:59.999Z', running: true, left: 1 },
    { id: 'OPEN-02 OPEN-04', now: endsAt, running: false, left: 0 },
    { id: 'OPEN-02 OPEN-04', now: '2026-12-01T00:00:00.000Z', running: false, left: 0 },
  ])('$id at $now the timer runs: $running, with $left seconds left', ({ now, running, left }) => {
    expect(openTimerAt({ startedAt, endsAt }, now)).toEqual({
      running,
      started: true,
      remainingSeconds: left,
    });
  });

  it('OPEN-02 a timer that was never started does not run', () => {
    expect(openTimerAt({ startedAt: null, endsAt: null }, startedAt)).toEqual({
      running: false,
      started: false,
      remainingSeconds: 0,
    });
  });

  it.each([
    { id: 'API-252', facts: {}, may: true },
    { id: 'API-252', facts: { left: 86_400 }, may: true },
    { id: 'API-252', facts: { left: 86_401 }, may: false },
    { id: 'API-252', facts: { isExtended: true }, may: false },
    { id: 'API-252', facts: { isPaid: true }, may: false },
    { id: 'API-252', facts: { started: false }, may: false },
  ] as {
    id: string;
    facts: { left?: number; isExtended?: boolean; isPaid?: boolean; started?: boolean };
    may: boolean;
  }[])('$id with $facts access can be extended: $may', ({ facts, may }) => {
    const { left = 0, started = true, isExtended = false, isPaid = false } = facts;
    const timer = { running: left > 0, started, remainingSeconds: left };
    expect(mayExtendAccess({ timer, isExtended, isPaid })).toBe(may);
  });

  it('OPEN-02 the reward of a course with fewer missions follows its last mission', () => {
    const rewardOf = (own: Parameters<typeof missionStates>[0]) =>
      access({ mission: 'REWARD', progress: missionStates(own) });
    expect(rewardOf({ MISSION_0: 'COMPLETED', MISSION_1: 'COMPLETED' })).toBe('open');
    expect(rewardOf({ MISSION_0: 'COMPLETED', MISSION_1: 'STARTED' })).toBe('locked');
    expect(rewardOf({})).toBe('locked');
  });

  it('API-255 the missions are done when every existing one is, and never when there is none', () => {
    expect(areMissionsDone({ MISSION_0: 'COMPLETED', MISSION_1: 'COMPLETED' })).toBe(true);
    expect(areMissionsDone({ MISSION_0: 'COMPLETED', MISSION_1: 'STARTED' })).toBe(false);
    expect(areMissionsDone({})).toBe(false);
  });

  it('OPEN-03 ENUM-46 the course is inactive without an active cohort, even when it is paid', () => {
    expect(openStatus({ cohortStatus: null, isPaid: true })).toBe('INACTIVE');
    expect(openStatus({ cohortStatus: 'INACTIVE', isPaid: true })).toBe('INACTIVE');
    expect(openStatus({ cohortStatus: 'ACTIVE', isPaid: true })).toBe('PAYMENT_COMPLETED');
    expect(openStatus({ cohortStatus: 'ACTIVE', isPaid: false })).toBe('ACTIVE');
  });
});
