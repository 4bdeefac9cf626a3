import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { readGuideLeaderboard } from '../services/leaderboards/read-guide-leaderboard.ts';
import { readLeaderboard } from '../services/leaderboards/read-leaderboard.ts';

export const leaderboardsRoutes: Routes<'leaderboards'> = {
  read: ({ context, input }) => readLeaderboard(context.deps, memberOf(context), input.query, false),
  readLocalised: ({ context, input }) => readLeaderboard(context.deps, memberOf(context), input.query, true),
  readGuides: asMember(readGuideLeaderboard, 'query.pageNo'),
};
