import type { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { learnerMay } from '../cohorts/learner-may.ts';

/** Whether a person has seen a course from inside, and so can speak for it: in one that is open to them, or done. */
export const canVouch = (states: readonly CohortUserState[]): boolean =>
  states.some((state) => learnerMay(state, 'everything'));
