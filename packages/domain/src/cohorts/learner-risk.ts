import type { CohortUserState } from './cohort-user-state.ts';

/** The thresholds from which a learner counts as at risk. */
export const RISK_FROM = {
  /** Most recent live sessions missed in a row. */
  sessionsMissed: 2,
  weeksBehind: 2,
  /** Hand-ins past their due date. */
  lateHandIns: 1,
  daysAway: 10,
  /** An average below this percentage, over at least `quizzes` quizzes. */
  quizAverage: 50,
  quizzes: 2,
  daysOverdue: 1,
} as const;

/** The facts a learner's risk is derived from. Null if unknown. */
export type RiskFacts = {
  sessionsMissed: number;
  weeksBehind: number;
  lateHandIns: number;
  /** Whole days since the learner was last active in a running course. */
  daysAway: number | null;
  quizAverage: number | null;
  quizzes: number;
  /** Whole days since the oldest outstanding payment fell due. */
  daysOverdue: number | null;
};

type Rule = {
  /** The weight of the reason relative to the others. */
  weight: number;
  /** Returns the amount, or null if the reason does not apply. */
  amountOf: (facts: RiskFacts) => number | null;
};

const from = (amount: number | null, threshold: number) =>
  amount !== null && amount >= threshold ? amount : null;

const RULES = {
  SESSIONS_MISSED: {
    weight: 3,
    amountOf: ({ sessionsMissed }) => from(sessionsMissed, RISK_FROM.sessionsMissed),
  },
  BEHIND: { weight: 3, amountOf: ({ weeksBehind }) => from(weeksBehind, RISK_FROM.weeksBehind) },
  AWAY: { weight: 3, amountOf: ({ daysAway }) => from(daysAway, RISK_FROM.daysAway) },
  HAND_INS_LATE: { weight: 2, amountOf: ({ lateHandIns }) => from(lateHandIns, RISK_FROM.lateHandIns) },
  PAYMENT_OVERDUE: { weight: 2, amountOf: ({ daysOverdue }) => from(daysOverdue, RISK_FROM.daysOverdue) },
  QUIZZES_LOW: {
    weight: 1,
    amountOf: ({ quizAverage, quizzes }) =>
      quizAverage !== null && quizzes >= RISK_FROM.quizzes && quizAverage < RISK_FROM.quizAverage
        ? quizAverage
        : null,
  },
} as const satisfies Record<string, Rule>;

export type RiskReason = keyof typeof RULES;
export const RISK_REASONS = Object.keys(RULES) as [RiskReason, ...RiskReason[]];

/** A reason for which a learner is at risk, and its amount: sessions, weeks, hand-ins, days or per cent. */
export type Risk = { reason: RiskReason; amount: number };

/** States in which a learner studies, or would if a payment were not missing. */
const STUDIES: Record<CohortUserState, boolean> = {
  WAITING: false,
  UPCOMING: true,
  ONGOING: true,
  PAYMENT_PENDING: true,
  PAYMENT_DELAYED: true,
  BLOCKED: true,
  COMPLETED: false,
  TRANSFERRED: false,
  CANCELLED: false,
};

/**
 * Returns the reasons for which a learner is at risk, in the order of the table; none for a learner who has finished or
 * left.
 */
export const risksOf = (state: CohortUserState, facts: RiskFacts): Risk[] =>
  STUDIES[state]
    ? RISK_REASONS.flatMap((reason) => {
        const amount = RULES[reason].amountOf(facts);
        return amount === null ? [] : [{ reason, amount }];
      })
    : [];

/** Returns the total weight of the reasons: 0 for a learner who is not at risk. */
export const riskWeight = (risks: readonly Risk[]): number =>
  risks.reduce((sum, { reason }) => sum + RULES[reason].weight, 0);
