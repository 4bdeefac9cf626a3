import * as z from 'zod/mini';

/** The status of a submission in its review. */
export const REVIEW_STATUSES = ['PENDING', 'IN_REVIEW', 'REVIEWED', 'EXPIRED', 'REJECTED'] as const;
export const ReviewStatus = z.enum(REVIEW_STATUSES);
export type ReviewStatus = z.infer<typeof ReviewStatus>;
