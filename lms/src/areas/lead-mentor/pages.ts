import type { ComponentType } from 'react';

/** The pages of a lead mentor that belong to no cohort, by the word after /lm. Each is a `lazyPart`. */
export const OWN_PAGES: Record<string, ComponentType> = {};

/** The pages of a cohort by their name after /lm/{cohortId} (LEAD-01). Each is a `lazyPart`. */
export const COHORT_PAGES: Record<string, ComponentType<{ cohortId: string }>> = {};
