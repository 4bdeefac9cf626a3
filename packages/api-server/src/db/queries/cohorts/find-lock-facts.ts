import { sql } from 'drizzle-orm';
import { uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { cohortColumns, timelinesJson } from './cohort-columns.ts';

/** Finds the facts that the locks of a cohort depend on. */
export const findLockFacts = statement({
  name: 'lock-facts',
  params: { cohortId: uuid },
  columns: {
    cohortType: cohortColumns.cohortType,
    isLeaderBoardAllowed: cohortColumns.isLeaderBoardAllowed,
    isLocalizedLeaderboard: cohortColumns.isLocalizedLeaderboard,
    isCapstonePresent: cohortColumns.isCapstonePresent,
    aiBotEnabled: cohortColumns.aiBotEnabled,
    timelines: cohortColumns.timelines,
  },
  sql: ({ cohortId }) => sql`
    select c.cohort_type as "cohortType", c.is_leader_board_allowed as "isLeaderBoardAllowed",
      c.is_localized_leaderboard as "isLocalizedLeaderboard", c.is_capstone_present as "isCapstonePresent",
      c.ai_bot_enabled as "aiBotEnabled", ${timelinesJson} as timelines
    from cohorts c where c.cohort_id = ${cohortId}`,
});
