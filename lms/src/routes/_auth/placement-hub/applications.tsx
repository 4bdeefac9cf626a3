import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsPage } from '../../../areas/placement-hub/jobs/ApplicationsPage.tsx';
import { OfCohort } from '../../../areas/placement-hub/OfCohort.tsx';
import { appliedQuery } from '../../../data/jobs.ts';
import { given, laterPageOf, pageOf } from '../../../parts/address-values.ts';

export const Route = createFileRoute('/_auth/placement-hub/applications')({
  validateSearch: (search: Record<string, unknown>) => given({ page: laterPageOf(search.page) }),
  loaderDeps: ({ search: { cohortId, page } }) => ({ cohortId, page: pageOf(page) }),
  loader: ({ context: { queryClient }, deps: { cohortId, page } }) => {
    if (cohortId) void queryClient.prefetchQuery(appliedQuery(cohortId, page - 1));
  },
  component: () => <OfCohort page={ApplicationsPage} />,
});
