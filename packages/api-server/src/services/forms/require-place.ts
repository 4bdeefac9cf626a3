import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import type { ResponseRow } from '../quizzes/attempt.ts';
import { refuse } from '../refusal.ts';

/**
 * Requires that a response given in a cohort is open to its learner, as it is while the cohort is. `state` is the
 * learner's in the cohort of the response. @throws Refusal FORBIDDEN
 */
export function requirePlace({ cohortId, namespace }: ResponseRow, state: CohortUserState | null) {
  if (cohortId === null) return;
  if (state === null || !learnerMay(state, namespace === 'ONBOARDING' ? 'early' : 'everything'))
    throw refuse('FORBIDDEN', 'Your place in this cohort does not open this.');
}
