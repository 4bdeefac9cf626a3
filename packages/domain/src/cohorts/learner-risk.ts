import type { CohortUserState } from './cohort-user-state.ts';

/** From where on a learner counts as at risk. */
export const RISK_FROM = {
  /** Live sessions missed in a row, the latest ones. */
  sessionsMissed: 2,
  weeksBehind: 2,
  /** Hand-ins past their due date. */
  lateHandIns: 1,
  daysAway: 10,
  /** Below so many per cent on average, over at least `quizzes` of them. */
  quizAverage: 50,
  quizzes: 2,
  daysOverdue: 1,
} as const;

/** What the risk of a learner follows from. Null is what nothing is known of. */
export type RiskFacts = {
  sessionsMissed: number;
  weeksBehind: number;
  lateHandIns: number;
  /** Whole days since the last sign of them in a course that runs. */
  daysAway: number | null;
  quizAverage: number | null;
  quizzes: number;
  /** Whole days since the oldest payment that is due and not made fell due. */
  daysOverdue: number | null;
};

type Rule = {
  /** How much the reason counts beside the others. */
  weight: number;
  /** How much of it there is, null where it is no reason. */
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

/** A reason for which a learner is at risk, and how much of it: sessions, weeks, hand-ins, days or per cent. */
export type Risk = { reason: RiskReason; amount: number };

/** States in which a learner studies, or would but for a payment. */
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

/** The reasons for which a learner is at risk, in the order of the table; none for who has finished or left. */
export const risksOf = (state: CohortUserState, facts: RiskFacts): Risk[] =>
  STUDIES[state]
    ? RISK_REASONS.flatMap((reason) => {
        const amount = RULES[reason].amountOf(facts);
        return amount === null ? [] : [{ reason, amount }];
      })
    : [];

/** How much the reasons weigh together: 0 for who is not at risk. */
export const riskWeight = (risks: readonly Risk[]): number =>
  risks.reduce((sum, { reason }) => sum + RULES[reason].weight, 0);
