import * as z from 'zod/mini';
import { CohortStatus } from './cohort-status.ts';
import { GroupSize, Seats } from './new-cohort.ts';

/** What staff switch and set in a cohort that is there; all of it holds from the next request on. */
export const CohortSettings = z.object({
  status: CohortStatus,
  seats: Seats,
  groupSize: GroupSize,
  /** Whether its learners see a leaderboard, and whether one for their own surroundings. */
  isLeaderBoardAllowed: z.boolean(),
  isLocalizedLeaderboard: z.boolean(),
  /** Whether the course answers questions itself. */
  aiBotEnabled: z.boolean(),
  showNudges: z.boolean(),
  showPlacementNudges: z.boolean(),
  isCapstonePresent: z.boolean(),
  /** Whether visitors of the site are told of it in a popup while it is the next one that can be bought. */
  isPromoted: z.boolean(),
});
export type CohortSettings = z.infer<typeof CohortSettings>;
