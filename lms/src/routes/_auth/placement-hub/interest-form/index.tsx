import { createFileRoute } from '@tanstack/react-router';
import { InterestFormPage } from '../../../../areas/placement-hub/form/InterestFormPage.tsx';
import { OfCohort } from '../../../../areas/placement-hub/OfCohort.tsx';
import { preferencesQuery } from '../../../../data/placement.ts';

export const Route = createFileRoute('/_auth/placement-hub/interest-form/')({
  loaderDeps: ({ search: { cohortId } }) => ({ cohortId }),
  loader: ({ context: { queryClient }, deps: { cohortId } }) => {
    if (cohortId) void queryClient.prefetchQuery(preferencesQuery(cohortId));
  },
  component: () => <OfCohort page={InterestFormPage} />,
});
