import * as z from 'zod/mini';

/** The status of an employer's offer. */
export const OFFER_STATUSES = ['OFFERED', 'ACCEPTED', 'DECLINED'] as const;
export const OfferStatus = z.enum(OFFER_STATUSES);
export type OfferStatus = z.infer<typeof OfferStatus>;

/** A learner's answer to an offer. */
export const OfferDecision = z.enum(['ACCEPTED', 'DECLINED']);
export type OfferDecision = z.infer<typeof OfferDecision>;
