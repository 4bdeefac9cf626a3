import * as z from 'zod/mini';
import { CohortStatus } from './cohort-status.ts';
import { GroupSize, Seats } from './new-cohort.ts';

/** The settings staff can change in an existing cohort; all of them apply from the next request on. */
export const CohortSettings = z.object({
  status: CohortStatus,
  seats: Seats,
  groupSize: GroupSize,
  /** Whether its learners see a leaderboard, and whether they see a local one. */
  isLeaderBoardAllowed: z.boolean(),
  isLocalizedLeaderboard: z.boolean(),
  /** Whether the course answers questions automatically. */
  aiBotEnabled: z.boolean(),
  showNudges: z.boolean(),
  showPlacementNudges: z.boolean(),
  isCapstonePresent: z.boolean(),
  /** Whether a popup announces it to visitors of the site while it is the next cohort on sale. */
  isPromoted: z.boolean(),
});
export type CohortSettings = z.infer<typeof CohortSettings>;
