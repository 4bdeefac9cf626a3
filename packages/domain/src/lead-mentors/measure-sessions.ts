import type { SessionStatus } from '../curriculum/session-status.ts';
import { wholePercentage } from '../dashboards/whole-percentage.ts';
import type { SessionAverages, SessionStats } from './session-stats.ts';

/** Counts over sessions: recorded places and attended ones; ratings and the sum of their stars. */
export type SessionCounts = { attended: number; recorded: number; stars: number; ratings: number };

const NONE: SessionCounts = { attended: 0, recorded: 0, stars: 0, ratings: 0 };

/** Returns attendance and rating from the counts; null where there are none. */
export const measureSessions = ({ attended, recorded, stars, ratings }: SessionCounts): SessionAverages => ({
  attendance:
    recorded === 0 ? null : { attended, total: recorded, percentage: wholePercentage(attended, recorded) },
  rating: ratings === 0 ? null : { average: Math.round((stars / ratings) * 10) / 10, count: ratings },
});

/**
 * Returns the statistics of sessions. Only a finished session counts for attendance and rating, and every learner
 * weighs the same, whatever the size of the session; cancelled ones are counted separately.
 */
export function sessionStats(
  sessions: readonly (SessionCounts & { sessionStatus: SessionStatus })[],
): SessionStats {
  const held = sessions.filter(({ sessionStatus }) => sessionStatus === 'COMPLETED');
  return {
    total: sessions.length,
    held: held.length,
    missed: sessions.filter(({ sessionStatus }) => sessionStatus === 'RESCHEDULED').length,
    ...measureSessions(
      held.reduce(
        (all, { attended, recorded, stars, ratings }) => ({
          attended: all.attended + attended,
          recorded: all.recorded + recorded,
          stars: all.stars + stars,
          ratings: all.ratings + ratings,
        }),
        NONE,
      ),
    ),
  };
}
