import { signedIn } from '../api/context.ts';
import { own, ownFrom } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { actOnRecommendation } from '../services/recommendations/act-on-recommendation.ts';
import { checkStatus } from '../services/recommendations/check-status.ts';
import { createRecommendation } from '../services/recommendations/create-recommendation.ts';
import { listRecommendations } from '../services/recommendations/list-recommendations.ts';
import { requestRecommendation } from '../services/recommendations/request-recommendation.ts';
import { toggleVisibility } from '../services/recommendations/toggle-visibility.ts';
import { updateRecommendation } from '../services/recommendations/update-recommendation.ts';
import { upvoteRecommendation } from '../services/recommendations/upvote-recommendation.ts';

const { recommendations } = api;

export const recommendationsRoutes = recommendations.router({
  act: recommendations.act.handler(ownFrom(actOnRecommendation, 'body')),
  checkStatus: recommendations.checkStatus.handler(own(checkStatus, 'query.userHash')),
  create: recommendations.create.handler(ownFrom(createRecommendation, 'body')),
  list: recommendations.list.handler(({ context, input }) =>
    listRecommendations(context.deps, signedIn(context), input.query?.userHash, input.query?.pageNo ?? 0),
  ),
  request: recommendations.request.handler(ownFrom(requestRecommendation, 'body')),
  toggleVisibility: recommendations.toggleVisibility.handler(own(toggleVisibility, 'body')),
  update: recommendations.update.handler(ownFrom(updateRecommendation, 'body')),
  upvote: recommendations.upvote.handler(own(upvoteRecommendation, 'body')),
});
