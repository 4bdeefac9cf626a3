import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';

/** Refuses mentors of the cohort: placement is for learners. @throws Refusal FORBIDDEN */
export function requireLearner({ membership: { state } }: Member): void {
  if (state === null) throw refuse('FORBIDDEN', 'The placement hub is for learners in the cohort.');
  if (!learnerMay(state, 'everything'))
    throw refuse('FORBIDDEN', 'Your place in this cohort does not open this.');
}
