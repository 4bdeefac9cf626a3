import { type LearnerPhase, learnerMay } from '@plinth/domain/cohorts/learner-may';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findOpenPlace, type OpenPlace } from './find-open-place.ts';

/**
 * Returns the caller's place in an open course, for a call that its state must allow: without a named cohort, the
 * access rule could not check it.
 * @throws Refusal NOT_FOUND, FORBIDDEN, COHORT_ACCESS_BLOCKED
 */
export async function requireOpenPlace(
  deps: Deps,
  { userId }: Pick<Caller, 'userId'>,
  cohortId: string | undefined,
  phase: LearnerPhase = 'everything',
): Promise<OpenPlace> {
  const place = await findOpenPlace(deps, userId, cohortId);
  if (!place) throw refuse('NOT_FOUND', 'You are not in an open course.');
  if (!learnerMay(place.state, phase))
    throw refuse(
      place.state === 'BLOCKED' ? 'COHORT_ACCESS_BLOCKED' : 'FORBIDDEN',
      place.state === 'BLOCKED' ? 'Your access to this course is blocked.' : 'Start the course first.',
    );
  return place;
}
