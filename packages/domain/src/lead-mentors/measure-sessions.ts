import type { SessionStatus } from '../curriculum/session-status.ts';
import { wholePercentage } from '../dashboards/whole-percentage.ts';
import type { SessionAverages, SessionStats } from './session-stats.ts';

/** What was counted at sessions: recorded places and those who came; ratings and the stars they add up to. */
export type SessionCounts = { attended: number; recorded: number; stars: number; ratings: number };

const NONE: SessionCounts = { attended: 0, recorded: 0, stars: 0, ratings: 0 };

/** Attendance and rating of what was counted; null where nothing was. */
export const measureSessions = ({ attended, recorded, stars, ratings }: SessionCounts): SessionAverages => ({
  attendance:
    recorded === 0 ? null : { attended, total: recorded, percentage: wholePercentage(attended, recorded) },
  rating: ratings === 0 ? null : { average: Math.round((stars / ratings) * 10) / 10, count: ratings },
});

/**
 * Sessions in numbers. Only a session that is over counts for attendance and rating, and every
 * learner weighs the same, whether a session was large or small; one that was called off is counted apart.
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
