import { createFileRoute } from '@tanstack/react-router';
import { PlacementHub } from '../../areas/placement-hub/PlacementHub.tsx';
import { userCohortsInfoQuery } from '../../data/cohorts-of-user.ts';
import { bannerTypeQuery } from '../../data/placement.ts';
import { given } from '../../parts/address-values.ts';
import { textOf } from '../../shell/search-values.ts';

/** The placement hub of the cohort named in the address, otherwise of the placement cohort. */
export const Route = createFileRoute('/_auth/placement-hub')({
  validateSearch: (search: Record<string, unknown>) => given({ cohortId: textOf(search.cohortId) }),
  loaderDeps: ({ search: { cohortId } }) => ({ cohortId }),
  loader: ({ context: { queryClient }, deps: { cohortId } }) => {
    void queryClient.prefetchQuery(userCohortsInfoQuery());
    if (cohortId) void queryClient.prefetchQuery(bannerTypeQuery(cohortId));
  },
  component: PlacementHub,
});
