import type { InterviewRound } from './interview-round.ts';
import type { JobUpdate } from './job-update.ts';

/** Steps after which a round may still lie ahead: only invited to it, or the application paused. */
const LEAVE_OPEN = ['SCHEDULED', 'WITHDRAWN', 'RENEWED'];

/**
 * Returns the rounds that are over for an applicant: those with a result, and those after whose last invitation another
 * round, an offer or the end followed.
 * @param updates the steps of the application, the earliest first
 */
export function heldRounds(updates: readonly Pick<JobUpdate, 'round' | 'status'>[]): InterviewRound[] {
  const rounds = new Set(updates.flatMap(({ round }) => round ?? []));
  return [...rounds].filter((round) => {
    const invited = updates.findLastIndex(
      (update) => update.round === round && update.status === 'SCHEDULED',
    );
    return updates
      .slice(invited + 1)
      .some(
        (update) => !LEAVE_OPEN.includes(update.status) || (update.round !== null && update.round !== round),
      );
  });
}
