import { describe, expect, it } from 'vitest';
import { cohortCan, LOCKED_TEXT, type LockFacts } from './cohort-can.ts';
import { COHORT_USER_STATES, type CohortUserState } from './cohort-user-state.ts';
import { cohortsInState, countsForAnalytics } from './cohorts-in-state.ts';
import { deriveCapstoneInfo, deriveCareerInfo, deriveEvaluationDayInfo } from './derive-capstone-info.ts';
import { hasCapstone } from './has-capstone.ts';
import { LEARNER_PHASES, learnerMay } from './learner-may.ts';
import { completionDate, startDate } from './start-date.ts';
import type { Timeline } from './timeline.ts';
import type { TimelineKey } from './timeline-key.ts';

const at = (key: TimelineKey, time: string): Timeline => ({ key, meta: { time } });
const cohort = (facts: Partial<LockFacts> = {}): LockFacts => ({
  cohortType: 'BIM_A',
  timelines: [],
  isLeaderBoardAllowed: false,
  isLocalizedLeaderboard: false,
  capstoneInfo: { isCapstonePresent: true },
  ...facts,
});
const itemsInEveryState = COHORT_USER_STATES.map((state) => ({ cohortUserData: { state } }));
const statesOf = (items: { cohortUserData: { state: CohortUserState } }[]) =>
  items.map((item) => item.cohortUserData.state);

describe('cohorts', () => {
  it('CARD-12 COURSE_UNLOCKED is the start date of a cohort without START_DATE', () => {
    const unlocked = at('COURSE_UNLOCKED', '2026-05-01T00:00:00Z');
    expect(startDate([unlocked])).toBe('2026-05-01T00:00:00Z');
    expect(startDate([unlocked, at('START_DATE', '2026-06-01T00:00:00Z')])).toBe('2026-06-01T00:00:00Z');
    expect(startDate([at('KICK_OFF', '2026-05-01T00:00:00Z')])).toBeNull();
    expect(completionDate([unlocked])).toBeNull();
  });

  it('SESSION-19 the list of cohorts in state leaves out only transferred and cancelled ones', () => {
    const left = COHORT_USER_STATES.filter((state) => state !== 'TRANSFERRED' && state !== 'CANCELLED');
    expect(statesOf(cohortsInState(itemsInEveryState))).toEqual(left);
    expect(cohortsInState([{ cohortUserData: null }])).toHaveLength(1);
  });

  it('ANALYTICS-01 the analytics of the learner hub leave out blocked cohorts as well', () => {
    const states = statesOf(itemsInEveryState.filter(countsForAnalytics));
    expect(states).not.toContain('BLOCKED');
    expect(states).toHaveLength(cohortsInState(itemsInEveryState).length - 1);
  });

  it.each([
    { state: 'ONGOING', allowed: 'everything early blocked-view own-documents' },
    { state: 'COMPLETED', allowed: 'everything early blocked-view own-documents' },
    { state: 'PAYMENT_PENDING', allowed: 'everything early blocked-view own-documents' },
    { state: 'PAYMENT_DELAYED', allowed: 'everything early blocked-view own-documents' },
    { state: 'WAITING', allowed: 'early blocked-view own-documents' },
    { state: 'UPCOMING', allowed: 'early blocked-view own-documents' },
    { state: 'BLOCKED', allowed: 'blocked-view own-documents' },
    { state: 'TRANSFERRED', allowed: 'own-documents' },
    { state: 'CANCELLED', allowed: 'own-documents' },
  ] as const)('ROLE-34 ENUM-45 a learner who is $state may do: $allowed', ({ state, allowed }) => {
    expect(LEARNER_PHASES.filter((phase) => learnerMay(state, phase)).join(' ')).toBe(allowed);
  });
});

describe('locks', () => {
  const now = '2026-05-04T09:30:00.000Z';
  const timelines = [at('START_DATE', '2026-05-10T00:00:00Z'), at('KICK_OFF', '2026-05-04T09:30:00Z')];

  it('QUERY-08 queries are locked until the earliest date of the cohort has passed', () => {
    const before = cohortCan.openQueries({ cohort: cohort({ timelines }), now: '2026-05-04T09:29:59Z' });
    expect(before).toEqual({ allowed: false, reason: 'Coming soon!', unlocksAt: '2026-05-04T09:30:00Z' });
    expect(cohortCan.openQueries({ cohort: cohort({ timelines }), now }).allowed).toBe(true);
  });

  it('QUERY-08 queries of a cohort without any date are locked', () => {
    expect(cohortCan.openQueries({ cohort: cohort(), now })).toEqual({ allowed: false, reason: LOCKED_TEXT });
  });

  it.each([
    { id: 'CAP-03 CONST-13', onboarding: '2026-05-19T09:30:00Z', open: true },
    { id: 'CAP-03 CONST-13', onboarding: '2026-05-19T09:30:01Z', open: false },
    { id: 'CAP-03', onboarding: '2026-04-01T00:00:00Z', open: true },
  ])(
    '$id with capstone onboarding at $onboarding the capstone is open on 4 May at 09:30: $open',
    ({ onboarding, open }) => {
      const facts = cohort({ timelines: [at('CAPSTONE_ONBOARDING_DATE', onboarding)] });
      expect(cohortCan.openCapstone({ cohort: facts, now }).allowed).toBe(open);
    },
  );

  it('CAP-02 the capstone is locked exactly when its tab is disabled', () => {
    for (const onboarding of ['2026-05-19T09:30:00Z', '2026-05-19T09:30:01Z']) {
      const dates = [at('CAPSTONE_ONBOARDING_DATE', onboarding)];
      const info = deriveCapstoneInfo({
        timelines: dates,
        isCapstonePresent: true,
        isV3: true,
        isMEPF: false,
        now,
      });
      const permit = cohortCan.openCapstone({ cohort: cohort({ timelines: dates }), now });
      expect(permit.allowed).toBe(!info.isCapstoneTabDisabled);
    }
  });

  it('CAP-02 UI-16 a locked capstone says "Coming soon!" and when it opens', () => {
    const facts = cohort({ timelines: [at('CAPSTONE_ONBOARDING_DATE', '2026-06-30T00:00:00.000Z')] });
    const unlocksAt = '2026-06-15T00:00:00.000Z';
    expect(cohortCan.openCapstone({ cohort: facts, now })).toEqual({
      allowed: false,
      reason: 'Coming soon!',
      unlocksAt,
    });
    expect(cohortCan.openCapstone({ cohort: cohort(), now })).toEqual({
      allowed: false,
      reason: 'Coming soon!',
    });
  });

  it.each([
    { cohortType: 'MCD', isCapstonePresent: true, has: false },
    { cohortType: 'MCD_US', isCapstonePresent: true, has: false },
    { cohortType: 'INT_DES', isCapstonePresent: true, has: false },
    { cohortType: 'INT_DES_ME', isCapstonePresent: true, has: false },
    { cohortType: 'BIM_A', isCapstonePresent: true, has: true },
    { cohortType: 'BIM_M', isCapstonePresent: true, has: true },
    { cohortType: 'BIM_A', isCapstonePresent: false, has: false },
  ])(
    'CAP-04 $cohortType with isCapstonePresent $isCapstonePresent has a capstone: $has',
    ({ has, ...facts }) => {
      const { cohortType, isCapstonePresent } = facts;
      const lockFacts = cohort({
        cohortType,
        capstoneInfo: { isCapstonePresent },
        timelines: [at('CAPSTONE_ONBOARDING_DATE', '2026-01-01T00:00:00Z')],
      });
      expect(hasCapstone(lockFacts)).toBe(has);
      expect(cohortCan.openCapstone({ cohort: lockFacts, now }).allowed).toBe(has);
    },
  );

  it.each([
    { date: '2026-05-04T09:30:00Z', open: true },
    { date: '2026-05-04T09:30:01Z', open: false },
    { date: null, open: false },
  ])('EVAL-07 EVAL-08 with a review day from $date the evaluation day is open: $open', ({ date, open }) => {
    const dates =
      date === null ? [at('EVALUATION_DATE', '2026-01-01T00:00:00Z')] : [at('REVIEW_DAY_START_DATE', date)];
    const permit = cohortCan.openEvaluationDay({ cohort: cohort({ timelines: dates }), now });
    expect(permit.allowed).toBe(open);
    expect(deriveEvaluationDayInfo(dates, now).isEvaluationDayStarted).toBe(open);
    if (!permit.allowed) expect(permit.reason).toBe('Coming soon!');
  });

  it.each([
    { isLeaderBoardAllowed: false, isLocalizedLeaderboard: false, open: false },
    { isLeaderBoardAllowed: true, isLocalizedLeaderboard: false, open: true },
    { isLeaderBoardAllowed: false, isLocalizedLeaderboard: true, open: true },
    { isLeaderBoardAllowed: true, isLocalizedLeaderboard: true, open: true },
  ])(
    'MENTOR-01 MENTOR-02 with the flags $isLeaderBoardAllowed and $isLocalizedLeaderboard, performance is open: $open',
    ({ open, ...flags }) => {
      const facts = { cohort: cohort(flags), now };
      expect(cohortCan.openMyPerformance(facts).allowed).toBe(open);
      expect(cohortCan.openGroupPerformance(facts).allowed).toBe(open);
      expect(cohortCan.openLeaderboard(facts).allowed).toBe(flags.isLeaderBoardAllowed);
      expect(cohortCan.openLocalisedLeaderboard(facts).allowed).toBe(flags.isLocalizedLeaderboard);
    },
  );

  it('ENTITY-06 the capstone and career facts are derived from the dates', () => {
    const dates = [
      at('CAPSTONE_START_DATE', '2026-05-04T09:30:01Z'),
      at('CAPSTONE_ONBOARDING_DATE', '2026-05-01T00:00:00Z'),
      at('CAREER_START_DATE', '2026-05-01T00:00:00Z'),
    ];
    expect(
      deriveCapstoneInfo({ timelines: dates, isCapstonePresent: true, isV3: true, isMEPF: false, now }),
    ).toEqual({
      capstoneStartDate: '2026-05-04T09:30:01Z',
      isCapstoneStarted: false,
      isCapstonePresent: true,
      isCapstoneTabDisabled: false,
      isCapstoneOnboardingStarted: true,
      isV3: true,
      isMEPF: false,
    });
    expect(deriveCareerInfo(dates, now)).toEqual({ isCareerPresent: true, isCareerStarted: true });
    expect(deriveCareerInfo([], now)).toEqual({ isCareerPresent: false, isCareerStarted: false });
  });
});
