import * as z from 'zod/mini';

/** The type of a cohort: its product family, or ADD_ON. */
export const COHORT_TYPES = ['MCD', 'INT_DES', 'BIM_A', 'BIM_C', 'BIM_M', 'BIM_SP', 'ADD_ON'] as const;
export const CohortType = z.enum(COHORT_TYPES);
export type CohortType = z.infer<typeof CohortType>;

/** Cohort types with their own artwork on the course card. */
export const COHORT_TYPES_WITH_ARTWORK = ['BIM_A', 'BIM_C', 'INT_DES', 'ADD_ON'] as const;
