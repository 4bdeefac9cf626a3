import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Level } from './level.ts';

/** A guide's rank in a cohort: score counts the queries answered and the hand-ins reviewed there. */
export const GuidePlace = z.object({
  userId: Id,
  firstName: z.string(),
  photo: z.nullable(z.string()),
  level: Level,
  rank: z.int().check(z.gte(1)),
  score: z.int().check(z.gte(0)),
});
export type GuidePlace = z.infer<typeof GuidePlace>;

/** A page of the guides of a cohort, best first. */
export const GuideLeaderboard = z.object({
  leaderboard: z.array(GuidePlace),
  me: z.nullable(GuidePlace),
  total: z.int().check(z.gte(0)),
});
export type GuideLeaderboard = z.infer<typeof GuideLeaderboard>;
