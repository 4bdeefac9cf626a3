import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { userCohortsInfoQuery } from '../../data/cohorts-of-user.ts';
import { textOf } from '../../shell/search-values.ts';

/**
 * The cohort of a placement page: the one named in the address, otherwise the placement-hub cohort. It is null while
 * `query` loads and for people without one.
 */
export function usePlacementCohort() {
  const query = useQuery(userCohortsInfoQuery());
  const named = textOf(
    useSearch({ strict: false, select: (search) => (search as { cohortId?: unknown }).cohortId }),
  );
  return { cohortId: named ?? query.data?.placementCohortId ?? null, query };
}
