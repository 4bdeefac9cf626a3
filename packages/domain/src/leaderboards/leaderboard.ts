import * as z from 'zod/mini';
import { NodeType } from '../curriculum/node-type.ts';
import { Id } from '../fields/id.ts';
import { Level } from './level.ts';

/** A rank on a leaderboard; names and photo only, never contact details. */
export const LeaderboardEntry = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  level: Level,
  rank: z.int().check(z.gte(1)),
  credits: z.int().check(z.gte(0)),
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

/** The progress in one kind of node; percentage is 0 to 100. */
export const NodeTypeStatistics = z.object({
  total: z.int().check(z.gte(0)),
  completed: z.int().check(z.gte(0)),
  credits: z.int().check(z.gte(0)),
  percentage: z.number().check(z.gte(0), z.lte(100)),
});

/** Statistics by kind of node; kinds the cohort lacks are absent. */
export const Statistics = z.partialRecord(NodeType, NodeTypeStatistics);
export type Statistics = z.infer<typeof Statistics>;

/** A page of a leaderboard; me is the caller's own rank, null if not ranked. */
export const Leaderboard = z.object({
  leaderboard: z.array(LeaderboardEntry),
  activePhases: z.array(z.string()),
  statistics: Statistics,
  me: z.nullable(LeaderboardEntry),
  total: z.int().check(z.gte(0)),
});
export type Leaderboard = z.infer<typeof Leaderboard>;
