/** The areas of a cohort: learners, guides, lead mentors. */
export const COHORT_AREAS = ['learn', 'mentor', 'lm'] as const;
export type CohortArea = (typeof COHORT_AREAS)[number];

/** Routes of the form /{area}/{cohortId} that are not cohorts: they take precedence over it. */
export const STATIC_AREA_ROUTES = ['/mentor/earnings', '/lm/impact', '/lm/earnings'] as const;

/** Returns the path of a page of a cohort. */
export function areaPagePath(area: CohortArea, cohortId: string, page: string): string {
  return `/${area}/${encodeURIComponent(cohortId)}/${page}`;
}

/** Returns the queries page of a learner: queries-v2 with the bot, else queries. */
export function queriesPage(cohort: { aiBotEnabled: boolean }): 'queries' | 'queries-v2' {
  return cohort.aiBotEnabled ? 'queries-v2' : 'queries';
}
