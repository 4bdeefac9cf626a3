import { COHORT_TYPES_WITH_ARTWORK } from '../cohorts/cohort-type.ts';

/** The artworks of the course card. */
export type ArtworkKind = (typeof COHORT_TYPES_WITH_ARTWORK)[number] | 'DEFAULT';

/** Returns the artwork of a cohort type; unknown types and those without one have the default. */
export function artworkKind(cohortType: string): ArtworkKind {
  return COHORT_TYPES_WITH_ARTWORK.find((type) => type === cohortType) ?? 'DEFAULT';
}
