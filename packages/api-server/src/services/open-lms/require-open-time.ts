import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findOpenPlace, type OpenPlace } from './find-open-place.ts';

/**
 * Judges cohort and timer of an open course, wherever its content is read or worked at.
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
 * The same for calls of the curriculum. A cohort that is no open course, or a caller who does not learn in it, is none
 * of its business. @returns whether the course is paid, so that no mission waits for another
 */
export async function requireOpenTime(deps: Deps, userId: string, cohortId: string): Promise<boolean> {
  const place = await findOpenPlace(deps, userId, cohortId);
  if (!place) return false;
  judgeOpenTime(place);
  return place.isPaid;
}
