import type { RecommendationRequest } from '@plinth/domain/recommendations/recommendation-request';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { laterApi } from './later-api.ts';
import { nextPageOf } from './next-page-of.ts';

/** The recommendations of a profile, page by page: all of the own, the shown ones of another (API-041). */
export const recommendationsQuery = (userHash: string) =>
  infiniteQueryOptions({
    queryKey: ['recommendations', 'list', userHash],
    queryFn: ({ pageParam, signal }) =>
      laterApi.recommendations.list({ query: { userHash, pageNo: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPageOf('recommendations'),
  });

/** Whether the caller has recommended a person, with which words, and may (API-045). */
export const recommendationStatusQuery = (userHash: string) =>
  queryOptions({
    queryKey: ['recommendations', 'status', userHash],
    queryFn: ({ signal }) => laterApi.recommendations.checkStatus({ query: { userHash } }, { signal }),
  });

type Words = { relationship: string; text: string };

/** Recommends a person, or with recommendationId rewords what was written (API-039, API-040). */
export const saveRecommendation = ({
  userHash,
  recommendationId,
  ...words
}: Words & { userHash: string; recommendationId?: string | undefined }) =>
  recommendationId === undefined
    ? laterApi.recommendations.create({ body: { userHash, ...words } })
    : laterApi.recommendations.update({ body: { recommendationId, ...words } });

/** Asks a person by e-mail for a recommendation (REC-01). */
export const askForRecommendation = (body: RecommendationRequest) =>
  laterApi.recommendations.request({ body });

/** The recipient accepts or declines (API-042). */
export const decideRecommendation = (body: { recommendationId: string; action: 'ACCEPT' | 'REJECT' }) =>
  laterApi.recommendations.act({ body });

/** The recipient shows or hides an accepted one (API-043). */
export const showRecommendation = (body: { recommendationId: string; isVisible: boolean }) =>
  laterApi.recommendations.toggleVisibility({ body });

/** Votes for a shown one, or takes the vote back (API-044). */
export const upvoteRecommendation = (body: { recommendationId: string; isUpvoted: boolean }) =>
  laterApi.recommendations.upvote({ body });
