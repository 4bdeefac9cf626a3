import * as z from 'zod/mini';

/** The status of the cohort as a whole. */
export const COHORT_STATUSES = ['ACTIVE', 'PAYMENT_COMPLETED', 'INACTIVE'] as const;
export const CohortStatus = z.enum(COHORT_STATUSES);
export type CohortStatus = z.infer<typeof CohortStatus>;
