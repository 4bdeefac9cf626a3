import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { userCohortsInfoQuery } from '../../data/cohorts-of-user.ts';
import { textOf } from '../../shell/search-values.ts';

/**
 * The cohort of a placement page: the one that the address names, else the placement-hub cohort. While
 * `query` loads and for who has none it is null.
 */
export function usePlacementCohort() {
  const query = useQuery(userCohortsInfoQuery());
  const named = textOf(
    useSearch({ strict: false, select: (search) => (search as { cohortId?: unknown }).cohortId }),
  );
  return { cohortId: named ?? query.data?.placementCohortId ?? null, query };
}
