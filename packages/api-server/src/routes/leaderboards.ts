import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { readGuideLeaderboard } from '../services/leaderboards/read-guide-leaderboard.ts';
import { readLeaderboard } from '../services/leaderboards/read-leaderboard.ts';

const { leaderboards } = api;

export const leaderboardsRoutes = leaderboards.router({
  read: leaderboards.read.handler(({ context, input }) =>
    readLeaderboard(context.deps, memberOf(context), input.query, false),
  ),
  readLocalised: leaderboards.readLocalised.handler(({ context, input }) =>
    readLeaderboard(context.deps, memberOf(context), input.query, true),
  ),
  readGuides: leaderboards.readGuides.handler(asMember(readGuideLeaderboard, 'query.pageNo')),
});
