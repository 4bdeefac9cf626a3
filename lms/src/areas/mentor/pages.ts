import type { ComponentType } from 'react';
import { lazyPart } from '../../parts/lazy-part.ts';

/** The pages of a guide that belong to no cohort, by the word after /mentor. Each is a `lazyPart`. */
export const OWN_PAGES: Record<string, ComponentType> = {
  earnings: lazyPart(async () => (await import('./earnings/EarningsPage.tsx')).EarningsPage),
};

/** The pages of a cohort by their name after /mentor/{cohortId} (ROUTE-30..38). Each is a `lazyPart`. */
export const COHORT_PAGES: Record<string, ComponentType<{ cohortId: string }>> = {
  dashboard: lazyPart(async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage),
  queries: lazyPart(async () => (await import('./queries/QueriesPage.tsx')).QueriesPage),
  'task-assessment': lazyPart(
    async () => (await import('./task-assessment/TaskAssessmentPage.tsx')).TaskAssessmentPage,
  ),
  'group-performance': lazyPart(
    async () => (await import('./group-performance/GroupPerformancePage.tsx')).GroupPerformancePage,
  ),
  'evaluation-day': lazyPart(
    async () => (await import('./evaluation-day/EvaluationDayPage.tsx')).EvaluationDayPage,
  ),
  'my-performance': lazyPart(
    async () => (await import('./my-performance/MyPerformancePage.tsx')).MyPerformancePage,
  ),
};
