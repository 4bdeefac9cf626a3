import { hasCapstone } from '../cohorts/has-capstone.ts';

/** The areas of a cohort: learners, guides, lead mentors (ROLE-14). */
export const COHORT_AREAS = ['learn', 'mentor', 'lm'] as const;
export type CohortArea = (typeof COHORT_AREAS)[number];

/** The pages of each area (ROUTE-19..41, LEAD-01). */
export const LEARN_PAGES = [
  'dashboard',
  'curriculum',
  'capstone',
  'queries',
  'queries-v2',
  'skill-progress',
  'performance',
  'tasks',
  'evaluation-day',
] as const;
export const MENTOR_PAGES = [
  'dashboard',
  'curriculum',
  'capstone',
  'queries',
  'evaluation-day',
  'task-assessment',
  'my-performance',
  'group-performance',
] as const;
export const LM_PAGES = ['dashboard', 'curriculum'] as const;
export const AREA_PAGES: Record<CohortArea, readonly string[]> = {
  learn: LEARN_PAGES,
  mentor: MENTOR_PAGES,
  lm: LM_PAGES,
};

/** The pages of the open course; bare /open-lms shows the dashboard (ROUTE-42, D-06). */
export const OPEN_LMS_PAGES = ['dashboard', 'content', 'leaderboard'] as const;

/** Routes that look like /{area}/{cohortId} but are none: they win over it (ROUTE-46..48, D-08). */
export const STATIC_AREA_ROUTES = ['/mentor/earnings', '/lm/impact', '/lm/earnings'] as const;

/** The path of a page of a cohort (ROUTE-19, ROUTE-30, ROUTE-39). */
export function areaPagePath(area: CohortArea, cohortId: string, page: string): string {
  return `/${area}/${encodeURIComponent(cohortId)}/${page}`;
}

/** What an address in an area leads to. */
export type ResolvedPage = { kind: 'page' } | { kind: 'redirect'; to: string } | { kind: 'not-found' };

/**
 * What a page name in an area of a cohort leads to (ROUTE-23, ROUTE-25, D-08, D-10): a hidden capstone to the
 * dashboard; a learner's queries and queries-v2 to the one that aiBotEnabled selects; an unknown name to nothing.
 */
export function resolveAreaPage(facts: {
  area: CohortArea;
  page: string;
  cohortId: string;
  cohort: { cohortType: string; aiBotEnabled: boolean; capstoneInfo: { isCapstonePresent: boolean } };
}): ResolvedPage {
  const { area, page, cohortId, cohort } = facts;
  if (!AREA_PAGES[area].includes(page)) return { kind: 'not-found' };
  if (page === 'capstone' && !hasCapstone(cohort)) {
    return { kind: 'redirect', to: areaPagePath(area, cohortId, 'dashboard') };
  }
  if (area === 'learn' && (page === 'queries' || page === 'queries-v2')) {
    const selected = queriesPage(cohort);
    return page === selected
      ? { kind: 'page' }
      : { kind: 'redirect', to: areaPagePath(area, cohortId, selected) };
  }
  return { kind: 'page' };
}

/** The queries page of a learner: queries-v2 with the bot, else queries (ROUTE-24, ROUTE-25). */
export function queriesPage(cohort: { aiBotEnabled: boolean }): 'queries' | 'queries-v2' {
  return cohort.aiBotEnabled ? 'queries-v2' : 'queries';
}
