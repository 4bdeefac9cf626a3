import type { Risk, RiskReason } from '@plinth/domain/cohorts/learner-risk';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The label of each reason where it is chosen. */
export const REASON_TITLES: Record<RiskReason, string> = {
  SESSIONS_MISSED: 'Missed the last sessions',
  BEHIND: 'Behind the plan',
  AWAY: 'Not here for long',
  HAND_INS_LATE: 'Hand-ins late',
  PAYMENT_OVERDUE: 'Payment overdue',
  QUIZZES_LOW: 'Low quiz results',
};

const TEXTS: Record<RiskReason, (amount: number) => string> = {
  SESSIONS_MISSED: (amount) => `Missed the last ${counted(amount, 'session')}`,
  BEHIND: (amount) => `${counted(amount, 'week')} behind the plan`,
  AWAY: (amount) => `Not here for ${counted(amount, 'day')}`,
  HAND_INS_LATE: (amount) => `${counted(amount, 'hand-in')} late`,
  PAYMENT_OVERDUE: (amount) => `Payment ${counted(amount, 'day')} overdue`,
  QUIZZES_LOW: (amount) => `${amount} % in quizzes`,
};

/** Returns the text of why a learner is at risk. */
export const riskText = ({ reason, amount }: Risk): string => TEXTS[reason](amount);
