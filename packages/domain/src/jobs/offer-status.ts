import * as z from 'zod/mini';

/** Where an offer of an employer stands. */
export const OFFER_STATUSES = ['OFFERED', 'ACCEPTED', 'DECLINED'] as const;
export const OfferStatus = z.enum(OFFER_STATUSES);
export type OfferStatus = z.infer<typeof OfferStatus>;

/** How a learner answers an offer. */
export const OfferDecision = z.enum(['ACCEPTED', 'DECLINED']);
export type OfferDecision = z.infer<typeof OfferDecision>;
