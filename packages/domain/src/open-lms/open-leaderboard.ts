import * as z from 'zod/mini';
import { LeaderboardEntry } from '../leaderboards/leaderboard.ts';

/** A rank in the open course: first name and photo only. */
export const OpenLeaderboardEntry = z.omit(LeaderboardEntry, { lastName: true });
export type OpenLeaderboardEntry = z.infer<typeof OpenLeaderboardEntry>;

/** A page of the learners of an open cohort, best first; me is null if the caller is not ranked. */
export const OpenLeaderboard = z.object({
  leaderboard: z.array(OpenLeaderboardEntry),
  me: z.nullable(OpenLeaderboardEntry),
  total: z.int().check(z.gte(0)),
});
export type OpenLeaderboard = z.infer<typeof OpenLeaderboard>;
