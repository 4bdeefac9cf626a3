import type { ComponentType } from 'react';
import { lazyPart } from '../../parts/lazy-part.ts';

/** The pages of a lead mentor that belong to no cohort, by the word after /lm. Each is a `lazyPart`. */
export const OWN_PAGES: Record<string, ComponentType> = {
  earnings: lazyPart(async () => (await import('./earnings/EarningsPage.tsx')).EarningsPage),
  impact: lazyPart(async () => (await import('./impact/ImpactPage.tsx')).ImpactPage),
};

type CohortPage = { cohortId: string; Course: ComponentType<{ cohortId: string }> };

/** The pages of a cohort by their name after /lm/{cohortId} (LEAD-01). Each is a `lazyPart`. */
export const COHORT_PAGES: Record<string, ComponentType<CohortPage>> = {
  dashboard: lazyPart(async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage),
  curriculum: lazyPart(async () => (await import('./curriculum/CurriculumPage.tsx')).CurriculumPage),
};
