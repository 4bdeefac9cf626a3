import * as z from 'zod/mini';
import { Token } from '../fields/token.ts';

/** The review of a payment plan by its order token. */
export const PaymentPlanReview = z.object({ token: Token });
export type PaymentPlanReview = z.infer<typeof PaymentPlanReview>;
