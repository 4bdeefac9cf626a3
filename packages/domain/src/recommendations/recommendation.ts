import * as z from 'zod/mini';
import { Id, UserHash } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { optionalTextField, textField } from '../fields/text.ts';

/** The maximum length of a recommendation, in characters. */
export const RECOMMENDATION_MAX = 1000;

/** The recipient's decision on a recommendation. */
export const RecommendationStatus = z.enum(['PENDING', 'ACCEPTED', 'REJECTED']);
export type RecommendationStatus = z.infer<typeof RecommendationStatus>;

/** A recommendation one person wrote for another's profile. photo is an address on this origin. */
export const Recommendation = z.object({
  recommendationId: Id,
  author: z.object({
    userHash: UserHash,
    firstName: z.string(),
    lastName: z.nullable(z.string()),
    occupation: z.nullable(z.string()),
    photo: z.nullable(z.string()),
  }),
  relationship: z.nullable(z.string()),
  text: z.string(),
  status: RecommendationStatus,
  isVisible: z.boolean(),
  upvotes: z.int().check(z.gte(0)),
  hasUpvoted: z.boolean(),
  createdAt: Instant,
  /** Changes with every change of the words, not with a decision on them. */
  updatedAt: Instant,
});
export type Recommendation = z.infer<typeof Recommendation>;

/** The text of a recommendation. */
export const RecommendationText = {
  relationship: z.optional(optionalTextField()),
  text: textField(RECOMMENDATION_MAX),
};
