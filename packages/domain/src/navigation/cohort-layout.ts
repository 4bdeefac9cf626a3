import { type CohortArea, STATIC_AREA_ROUTES } from './learner-pages.ts';

/** The layout of a page: one of a cohort's three, or the plain one. */
export type CohortLayout = {
  variant: 'learner' | 'mentor' | 'lead-mentor' | 'plain';
  cohortId: string | null;
  isPreview: boolean;
};

const VARIANTS: Record<CohortArea, CohortLayout['variant']> = {
  learn: 'learner',
  mentor: 'mentor',
  lm: 'lead-mentor',
};

const PATTERN = /^\/(learn|mentor|lm)\/([^/]+)(?:\/[^/]+)?\/?$/;

/**
 * Returns the layout of a page: cohort-aware in the three areas if a cohort is known from the path or the query; the
 * path wins. preview=true turns on the preview; whether the caller may use it is up to the server.
 */
export function cohortLayout(pathname: string, search: string): CohortLayout {
  const query = new URLSearchParams(search);
  const isPreview = query.get('preview') === 'true';
  const queryCohortId = query.get('cohortId');
  const match = PATTERN.exec(pathname);
  const area = match?.[1] as CohortArea | undefined;
  if (area === undefined) return { variant: 'plain', cohortId: queryCohortId, isPreview };

  const path = pathname.replace(/\/+$/, '');
  const isStatic = STATIC_AREA_ROUTES.some((route) => route === path);
  const cohortId = isStatic ? queryCohortId : (match?.[2] ?? null);
  return { variant: cohortId === null ? 'plain' : VARIANTS[area], cohortId, isPreview };
}
