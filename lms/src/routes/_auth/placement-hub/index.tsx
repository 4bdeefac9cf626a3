import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../../areas/placement-hub/home/HomePage.tsx';
import { OfCohort } from '../../../areas/placement-hub/OfCohort.tsx';
import { placementDetailsQuery, placementNudgesQuery } from '../../../data/placement.ts';

export const Route = createFileRoute('/_auth/placement-hub/')({
  loaderDeps: ({ search: { cohortId } }) => ({ cohortId }),
  loader: ({ context: { queryClient }, deps: { cohortId } }) => {
    if (!cohortId) return;
    void queryClient.prefetchQuery(placementDetailsQuery(cohortId));
    void queryClient.prefetchQuery(placementNudgesQuery(cohortId));
  },
  component: () => <OfCohort page={HomePage} />,
});
