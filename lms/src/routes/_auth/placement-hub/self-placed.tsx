import { createFileRoute } from '@tanstack/react-router';
import { OfCohort } from '../../../areas/placement-hub/OfCohort.tsx';
import { SelfPlacedPage } from '../../../areas/placement-hub/self-placed/SelfPlacedPage.tsx';
import { placementDetailsQuery } from '../../../data/placement.ts';

export const Route = createFileRoute('/_auth/placement-hub/self-placed')({
  loaderDeps: ({ search: { cohortId } }) => ({ cohortId }),
  loader: ({ context: { queryClient }, deps: { cohortId } }) => {
    if (cohortId) void queryClient.prefetchQuery(placementDetailsQuery(cohortId));
  },
  component: () => <OfCohort page={SelfPlacedPage} />,
});
