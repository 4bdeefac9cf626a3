import type { CohortUserState } from './cohort-user-state.ts';

/**
 * What a call requires of a learner's state. everything: the whole course; early: cohort facts, onboarding, dashboard,
 * calendar, coachmarks, feedback and namespace ONBOARDING; blocked-view: cohort, cohort-user-data and dashboard;
 * own-documents: the learner's own documents.
 */
export const LEARNER_PHASES = ['everything', 'early', 'blocked-view', 'own-documents'] as const;
export type LearnerPhase = (typeof LEARNER_PHASES)[number];

const ALLOWED: Record<CohortUserState, readonly LearnerPhase[]> = {
  ONGOING: ['everything', 'early', 'blocked-view', 'own-documents'],
  COMPLETED: ['everything', 'early', 'blocked-view', 'own-documents'],
  PAYMENT_PENDING: ['everything', 'early', 'blocked-view', 'own-documents'],
  PAYMENT_DELAYED: ['everything', 'early', 'blocked-view', 'own-documents'],
  WAITING: ['early', 'blocked-view', 'own-documents'],
  UPCOMING: ['early', 'blocked-view', 'own-documents'],
  BLOCKED: ['blocked-view', 'own-documents'],
  TRANSFERRED: ['own-documents'],
  CANCELLED: ['own-documents'],
};

/** Whether a learner in a state may make a call of a phase. */
export function learnerMay(state: CohortUserState, phase: LearnerPhase): boolean {
  return ALLOWED[state].includes(phase);
}
