import { signedIn } from '../api/context.ts';
import { own } from '../api/handlers.ts';
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
  act: recommendations.act.handler(({ context, input }) =>
    actOnRecommendation(context.deps, context.request, signedIn(context), input.body),
  ),
  checkStatus: recommendations.checkStatus.handler(({ context, input }) =>
    checkStatus(context.deps, signedIn(context), input.query.userHash),
  ),
  create: recommendations.create.handler(({ context, input }) =>
    createRecommendation(context.deps, context.request, signedIn(context), input.body),
  ),
  list: recommendations.list.handler(({ context, input }) =>
    listRecommendations(context.deps, signedIn(context), input.query?.userHash, input.query?.pageNo ?? 0),
  ),
  request: recommendations.request.handler(({ context, input }) =>
    requestRecommendation(context.deps, context.request, signedIn(context), input.body),
  ),
  toggleVisibility: recommendations.toggleVisibility.handler(own(toggleVisibility, 'body')),
  update: recommendations.update.handler(({ context, input }) =>
    updateRecommendation(context.deps, context.request, signedIn(context), input.body),
  ),
  upvote: recommendations.upvote.handler(own(upvoteRecommendation, 'body')),
});
