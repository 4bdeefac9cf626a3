import { COHORT_TYPES_WITH_ARTWORK } from '../cohorts/cohort-type.ts';

/** The artworks of the course card. */
export type ArtworkKind = (typeof COHORT_TYPES_WITH_ARTWORK)[number] | 'DEFAULT';

/** The artwork of a cohort type; types without their own and unknown ones have the default. */
export function artworkKind(cohortType: string): ArtworkKind {
  return COHORT_TYPES_WITH_ARTWORK.find((type) => type === cohortType) ?? 'DEFAULT';
}
