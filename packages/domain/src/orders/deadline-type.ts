import * as z from 'zod/mini';

/** The deadlines of an offer, each of which may be extended once. */
export const DEADLINE_TYPES = ['OFFER_ACCEPTANCE', 'PLAN_DISCOUNT', 'PAYMENT'] as const;
export const DeadlineType = z.enum(DEADLINE_TYPES);
export type DeadlineType = z.infer<typeof DeadlineType>;
