import * as z from 'zod/mini';
import { REVIEW_STATUSES } from './review-status.ts';

/** The filters of a list of hand-ins: a status, or all that wait for a verdict, being read or not. */
export const REVIEW_FILTERS = [...REVIEW_STATUSES, 'OPEN'] as const;
export const ReviewFilter = z.enum(REVIEW_FILTERS);
export type ReviewFilter = z.infer<typeof ReviewFilter>;
