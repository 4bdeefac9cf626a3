import { signedIn } from '../api/context.ts';
import { own, ownFrom } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { actOnRecommendation } from '../services/recommendations/act-on-recommendation.ts';
import { checkStatus } from '../services/recommendations/check-status.ts';
import { createRecommendation } from '../services/recommendations/create-recommendation.ts';
import { listRecommendations } from '../services/recommendations/list-recommendations.ts';
import { requestRecommendation } from '../services/recommendations/request-recommendation.ts';
import { toggleVisibility } from '../services/recommendations/toggle-visibility.ts';
import { updateRecommendation } from '../services/recommendations/update-recommendation.ts';
import { upvoteRecommendation } from '../services/recommendations/upvote-recommendation.ts';

export const recommendationsRoutes: Routes<'recommendations'> = {
  act: ownFrom(actOnRecommendation, 'body'),
  checkStatus: own(checkStatus, 'query.userHash'),
  create: ownFrom(createRecommendation, 'body'),
  list: ({ context, input }) =>
    listRecommendations(context.deps, signedIn(context), input.query?.userHash, input.query?.pageNo ?? 0),
  request: ownFrom(requestRecommendation, 'body'),
  toggleVisibility: own(toggleVisibility, 'body'),
  update: ownFrom(updateRecommendation, 'body'),
  upvote: own(upvoteRecommendation, 'body'),
};
