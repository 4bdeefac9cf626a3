import { createFileRoute } from '@tanstack/react-router';
import { EditFormPage } from '../../../../areas/placement-hub/form/EditFormPage.tsx';
import { OfCohort } from '../../../../areas/placement-hub/OfCohort.tsx';
import { preferencesQuery } from '../../../../data/placement.ts';

export const Route = createFileRoute('/_auth/placement-hub/interest-form/edit')({
  loaderDeps: ({ search: { cohortId } }) => ({ cohortId }),
  loader: ({ context: { queryClient }, deps: { cohortId } }) => {
    if (cohortId) void queryClient.prefetchQuery(preferencesQuery(cohortId));
  },
  component: () => <OfCohort page={EditFormPage} />,
});
