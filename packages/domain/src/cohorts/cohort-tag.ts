import * as z from 'zod/mini';

/** The cohort tags that decide its entry link. */
export const COHORT_TAGS = ['new-lms3', 'onboarding-v2', 'new-lms2'] as const;
export const CohortTag = z.enum(COHORT_TAGS);
export type CohortTag = z.infer<typeof CohortTag>;
