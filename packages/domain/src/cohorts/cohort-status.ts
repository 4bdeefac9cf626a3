import * as z from 'zod/mini';

/** The status of a cohort itself. */
export const COHORT_STATUSES = ['ACTIVE', 'PAYMENT_COMPLETED', 'INACTIVE'] as const;
export const CohortStatus = z.enum(COHORT_STATUSES);
export type CohortStatus = z.infer<typeof CohortStatus>;
