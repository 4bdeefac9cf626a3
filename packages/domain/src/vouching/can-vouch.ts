import type { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { learnerMay } from '../cohorts/learner-may.ts';

/** Whether a person knows a course from the inside and can vouch for it: one is open to them, or completed. */
export const canVouch = (states: readonly CohortUserState[]): boolean =>
  states.some((state) => learnerMay(state, 'everything'));
