import type { ComponentType } from 'react';

/** The pages of a guide that belong to no cohort, by the word after /mentor. Each is a `lazyPart`. */
export const OWN_PAGES: Record<string, ComponentType> = {};

/** The pages of a cohort by their name after /mentor/{cohortId} (ROUTE-30..38). Each is a `lazyPart`. */
export const COHORT_PAGES: Record<string, ComponentType<{ cohortId: string }>> = {};
