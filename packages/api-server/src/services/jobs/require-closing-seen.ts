import { isDeepStrictEqual } from 'node:util';
import { refuse } from '../refusal.ts';

type Closing = {
  /** The openings that end with their employer. */
  openOpenings?: number;
  /** The applicants who are notified. */
  waiting: number;
};

const counted = (count: number, what: string) => (count === 1 ? `1 ${what} is` : `${count} ${what}s are`);

/**
 * Refuses to close something else, or to notify others, than the sender was shown.
 * @param seen what was shown; undefined closes whatever there is
 * @throws Refusal CONFLICT with what there is now
 */
export function requireClosingSeen<Counts extends Closing>(now: Counts, seen: Counts | undefined): void {
  if (!seen || isDeepStrictEqual(now, seen)) return;
  const openings = now.openOpenings === undefined ? '' : `${counted(now.openOpenings, 'opening')} open and `;
  const waiting = `${counted(now.waiting, 'applicant')} waiting for an answer`;
  throw refuse('CONFLICT', `Meanwhile this has changed: now ${openings}${waiting}. Check it again.`);
}
