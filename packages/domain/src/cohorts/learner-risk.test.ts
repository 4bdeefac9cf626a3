import { describe, expect, it } from 'vitest';
import { COHORT_USER_STATES } from './cohort-user-state.ts';
import { RISK_FROM, RISK_REASONS, type RiskFacts, risksOf, riskWeight } from './learner-risk.ts';

const WELL: RiskFacts = {
  sessionsMissed: RISK_FROM.sessionsMissed - 1,
  weeksBehind: RISK_FROM.weeksBehind - 1,
  lateHandIns: RISK_FROM.lateHandIns - 1,
  daysAway: RISK_FROM.daysAway - 1,
  quizAverage: RISK_FROM.quizAverage,
  quizzes: RISK_FROM.quizzes,
  daysOverdue: RISK_FROM.daysOverdue - 1,
};
const UNKNOWN = { ...WELL, daysAway: null, quizAverage: null, quizzes: 0, daysOverdue: null };
const ALL: RiskFacts = {
  sessionsMissed: 9,
  weeksBehind: 9,
  lateHandIns: 9,
  daysAway: 99,
  quizAverage: 0,
  quizzes: 9,
  daysOverdue: 99,
};

describe('the risk of a learner', () => {
  it('COHORT-12 nobody is at risk below every threshold, or because of unknown facts', () => {
    expect(risksOf('ONGOING', WELL)).toEqual([]);
    expect(risksOf('ONGOING', UNKNOWN)).toEqual([]);
    expect(riskWeight([])).toBe(0);
  });

  it.each([
    ['SESSIONS_MISSED', { sessionsMissed: 2 }, 2],
    ['BEHIND', { weeksBehind: 2 }, 2],
    ['AWAY', { daysAway: 10 }, 10],
    ['HAND_INS_LATE', { lateHandIns: 1 }, 1],
    ['PAYMENT_OVERDUE', { daysOverdue: 1 }, 1],
    ['QUIZZES_LOW', { quizAverage: 49 }, 49],
  ] as const)('COHORT-12 %s counts as a reason from its threshold on', (reason, change, amount) => {
    expect(risksOf('ONGOING', { ...WELL, ...change })).toEqual([{ reason, amount }]);
  });

  it('COHORT-12 a single low quiz is not a reason', () => {
    expect(risksOf('ONGOING', { ...WELL, quizAverage: 0, quizzes: 1 })).toEqual([]);
  });

  it('COHORT-12 all reasons can apply at once, and each adds to the weight of the risk', () => {
    const risks = risksOf('ONGOING', ALL);
    expect(risks.map(({ reason }) => reason)).toEqual([...RISK_REASONS]);
    for (const risk of risks) expect(riskWeight([risk])).toBeGreaterThan(0);
    expect(riskWeight(risks)).toBe(risks.reduce((sum, risk) => sum + riskWeight([risk]), 0));
  });

  it('COHORT-12 a learner who is waiting, has completed the course or has left is not at risk', () => {
    const free = COHORT_USER_STATES.filter((state) => risksOf(state, ALL).length === 0);
    expect(free.sort()).toEqual(['CANCELLED', 'COMPLETED', 'TRANSFERRED', 'WAITING']);
  });
});
