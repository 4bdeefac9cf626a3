import { Id, UserHash } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import {
  Recommendation,
  RecommendationStatus,
  RecommendationText,
} from '@plinth/domain/recommendations/recommendation';
import { RecommendationRequest } from '@plinth/domain/recommendations/recommendation-request';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const call = callsOf('recommendations');

const base = '/v2/client/user/profile-recommendation';
const One = z.object({ recommendation: Recommendation });

export const recommendations = {
  act: call({
    method: 'PUT',
    path: `${base}/action`,
    access: 'signed-in',
    summary: 'The recipient accepts or rejects. 404 for anyone else.',
  })
    .input(z.object({ body: z.object({ recommendationId: Id, action: z.enum(['ACCEPT', 'REJECT']) }) }))
    .output(One),

  checkStatus: call({
    method: 'GET',
    path: `${base}/check-status`,
    access: 'signed-in',
    summary: 'Whether the caller has recommended a person, with which words, and may. 404 unknown userHash.',
  })
    .input(z.object({ query: z.object({ userHash: UserHash }) }))
    .output(
      z.object({
        hasRecommended: z.boolean(),
        recommendationId: z.optional(Id),
        status: z.optional(RecommendationStatus),
        relationship: z.optional(z.nullable(z.string())),
        text: z.optional(z.string()),
        canRecommend: z.boolean(),
      }),
    ),

  create: call({
    method: 'POST',
    path: `${base}/create`,
    access: 'signed-in',
    successStatus: 201,
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    summary: 'Recommends a person. 403 own profile, 404 unknown userHash, 409 one exists for this pair.',
  })
    .input(z.object({ body: z.object({ userHash: UserHash, ...RecommendationText }) }))
    .output(One),

  list: call({
    method: 'GET',
    path: `${base}/fetch-all`,
    access: 'signed-in',
    summary: 'The recommendations of a profile; of another person only accepted and visible ones.',
  })
    .input(
      z.object({
        query: z.optional(z.object({ userHash: z.optional(UserHash), pageNo: z.optional(PageNo) })),
      }),
    )
    .output(z.object({ recommendations: z.array(Recommendation), total: z.int() })),

  request: call({
    method: 'POST',
    path: `${base}/request`,
    access: 'signed-in',
    rateLimit: { calls: 20, seconds: 86_400, by: 'caller' },
    summary:
      'Asks a person by email for a recommendation; whether the address has an account is never told. 403 own address, or own address not confirmed.',
  })
    .input(z.object({ body: RecommendationRequest }))
    .output(z.object({ sent: z.literal(true) })),

  toggleVisibility: call({
    method: 'PUT',
    path: `${base}/toggle-visibility`,
    access: 'signed-in',
    summary: 'The recipient shows or hides it. 404 for anyone else, 409 not accepted yet.',
  })
    .input(z.object({ body: z.object({ recommendationId: Id, isVisible: z.boolean() }) }))
    .output(One),

  update: call({
    method: 'PUT',
    path: `${base}/update`,
    access: 'signed-in',
    summary: 'The author rewords it; it waits for the recipient again. 404 not the author.',
  })
    .input(z.object({ body: z.object({ recommendationId: Id, ...RecommendationText }) }))
    .output(One),

  upvote: call({
    method: 'POST',
    path: `${base}/upvote`,
    access: 'signed-in',
    summary: 'Votes for a visible recommendation, once for each person. 404 not visible.',
  })
    .input(z.object({ body: z.object({ recommendationId: Id, isUpvoted: z._default(z.boolean(), true) }) }))
    .output(z.object({ upvotes: z.int(), hasUpvoted: z.boolean() })),
};
