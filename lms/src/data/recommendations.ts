import type { RecommendationRequest } from '@plinth/domain/recommendations/recommendation-request';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';
import { nextPageOf } from './next-page-of.ts';

/** The recommendations on a profile, page by page: all of the user's own, or the shown ones of another person. */
export const recommendationsQuery = (userHash: string) =>
  infiniteQueryOptions({
    queryKey: ['recommendations', 'list', userHash],
    queryFn: ({ pageParam, signal }) =>
      api.recommendations.list({ query: { userHash, pageNo: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPageOf('recommendations'),
  });

/** Whether the caller has recommended a person, with which text, and whether the caller may. */
export const recommendationStatusQuery = (userHash: string) =>
  callQuery(['recommendations', 'status', userHash], api.recommendations.checkStatus, {
    query: { userHash },
  });

type Words = { relationship: string; text: string };

/** Recommends a person, or edits the recommendation if recommendationId is given. */
export const saveRecommendation = ({
  userHash,
  recommendationId,
  ...words
}: Words & { userHash: string; recommendationId?: string | undefined }) =>
  recommendationId === undefined
    ? api.recommendations.create({ body: { userHash, ...words } })
    : api.recommendations.update({ body: { recommendationId, ...words } });

/** Asks a person by email for a recommendation. */
export const askForRecommendation = (body: RecommendationRequest) => api.recommendations.request({ body });

/** Accepts or declines a recommendation as its recipient; `seen` is the `updatedAt` of the words that were shown. */
export const decideRecommendation = (body: {
  recommendationId: string;
  action: 'ACCEPT' | 'REJECT';
  seen: string;
}) => api.recommendations.act({ body });

/** Shows or hides an accepted recommendation as its recipient. */
export const showRecommendation = (body: { recommendationId: string; isVisible: boolean }) =>
  api.recommendations.toggleVisibility({ body });

/** Votes for a shown recommendation, or withdraws the vote. */
export const upvoteRecommendation = (body: { recommendationId: string; isUpvoted: boolean }) =>
  api.recommendations.upvote({ body });
