import { Id, UserHash } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { PageNo } from '@plinth/domain/fields/page-no';
import {
  Recommendation,
  RecommendationStatus,
  RecommendationText,
} from '@plinth/domain/recommendations/recommendation';
import { RecommendationRequest } from '@plinth/domain/recommendations/recommendation-request';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, post, put } = callsOf('recommendations');

const base = '/v2/client/user/profile-recommendation';
const One = z.object({ recommendation: Recommendation });

export const recommendations = {
  act: put(`${base}/action`, {
    access: 'signed-in',
    summary:
      'Accepts or rejects a recommendation, as its recipient. 404 for anyone else, 409 if it was reworded since it was read.',
    input: z.object({
      body: z.object({
        recommendationId: Id,
        action: z.enum(['ACCEPT', 'REJECT']),
        /** `updatedAt` of the recommendation that was read; if given, one that was reworded since is not decided. */
        seen: z.optional(Instant),
      }),
    }),
    output: One,
  }),

  checkStatus: get(`${base}/check-status`, {
    access: 'signed-in',
    summary:
      'Returns whether the caller has recommended a person, the text, and whether the caller may. 404 for an unknown userHash.',
    input: z.object({ query: z.object({ userHash: UserHash }) }),
    output: z.object({
      hasRecommended: z.boolean(),
      recommendationId: z.optional(Id),
      status: z.optional(RecommendationStatus),
      relationship: z.optional(z.nullable(z.string())),
      text: z.optional(z.string()),
      canRecommend: z.boolean(),
    }),
  }),

  create: post(`${base}/create`, {
    access: 'signed-in',
    successStatus: 201,
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    summary:
      "Recommends a person. 403 for the caller's own profile, 404 for an unknown userHash, 409 if a recommendation exists for this pair.",
    input: z.object({ body: z.object({ userHash: UserHash, ...RecommendationText }) }),
    output: One,
  }),

  list: get(`${base}/fetch-all`, {
    access: 'signed-in',
    summary: 'Lists the recommendations of a profile; for another person, only accepted and visible ones.',
    input: z.object({
      query: z.optional(z.object({ userHash: z.optional(UserHash), pageNo: z.optional(PageNo) })),
    }),
    output: z.object({ recommendations: z.array(Recommendation), total: z.int() }),
  }),

  request: post(`${base}/request`, {
    access: 'signed-in',
    rateLimit: { calls: 20, seconds: 86_400, by: 'caller' },
    summary:
      "Asks a person by email for a recommendation; never reveals whether the address has an account. 403 for the caller's own address, or if the caller's address is not verified.",
    input: z.object({ body: RecommendationRequest }),
    output: z.object({ sent: z.literal(true) }),
  }),

  toggleVisibility: put(`${base}/toggle-visibility`, {
    access: 'signed-in',
    summary:
      'Shows or hides a recommendation, as its recipient. 404 for anyone else, 409 if not accepted yet.',
    input: z.object({ body: z.object({ recommendationId: Id, isVisible: z.boolean() }) }),
    output: One,
  }),

  update: put(`${base}/update`, {
    access: 'signed-in',
    summary:
      'Changes the text of a recommendation, as its author; it then waits for the recipient again. 404 if not the author.',
    input: z.object({ body: z.object({ recommendationId: Id, ...RecommendationText }) }),
    output: One,
  }),

  upvote: post(`${base}/upvote`, {
    access: 'signed-in',
    summary:
      'Votes for a visible recommendation, or withdraws the vote if `isUpvoted` is false; one vote per person. 404 if not visible.',
    input: z.object({ body: z.object({ recommendationId: Id, isUpvoted: z._default(z.boolean(), true) }) }),
    output: z.object({ upvotes: z.int(), hasUpvoted: z.boolean() }),
  }),
};
