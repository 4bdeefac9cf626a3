import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findOpenPlace, type OpenPlace } from './find-open-place.ts';

/**
 * Checks the cohort and timer of an open course before its content is read or worked on.
 * @throws Refusal FORBIDDEN cohort not active or not started, USER_ACCESS_TIME_EXPIRY
 */
export function judgeOpenTime({ cohortStatus, isPaid, timer }: OpenPlace): void {
  if (cohortStatus !== 'ACTIVE') throw refuse('FORBIDDEN', 'This open course has ended.');
  if (isPaid || timer.running) return;
  throw timer.started
    ? refuse('USER_ACCESS_TIME_EXPIRY', 'Your time for this open course is up.')
    : refuse('FORBIDDEN', 'Start the course first.');
}

/**
 * The same check for curriculum calls. Passes cohorts that are not an open course and callers who are not learners in
 * it.
 * @returns whether the course is paid, so that no mission waits for another
 */
export async function requireOpenTime(deps: Deps, userId: string, cohortId: string): Promise<boolean> {
  const place = await findOpenPlace(deps, userId, cohortId);
  if (!place) return false;
  judgeOpenTime(place);
  return place.isPaid;
}
