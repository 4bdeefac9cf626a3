import { createFileRoute } from '@tanstack/react-router';
import { ApplicationPage } from '../../../areas/placement-hub/jobs/ApplicationPage.tsx';
import { OfCohort } from '../../../areas/placement-hub/OfCohort.tsx';
import { applicationQuery } from '../../../data/jobs.ts';
import { given } from '../../../parts/address-values.ts';
import { textOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/placement-hub/application')({
  validateSearch: (search: Record<string, unknown>) => given({ userJobId: textOf(search.userJobId) }),
  loaderDeps: ({ search: { cohortId, userJobId } }) => ({ cohortId, userJobId }),
  loader: ({ context: { queryClient }, deps: { cohortId, userJobId } }) => {
    if (cohortId && userJobId) void queryClient.prefetchQuery(applicationQuery({ cohortId, userJobId }));
  },
  component: () => <OfCohort page={ApplicationPage} />,
});
