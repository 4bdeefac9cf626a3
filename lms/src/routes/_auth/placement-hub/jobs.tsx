import { createFileRoute } from '@tanstack/react-router';
import { JobsPage } from '../../../areas/placement-hub/jobs/JobsPage.tsx';
import { filterOf } from '../../../areas/placement-hub/jobs/job-filter.ts';
import { OfCohort } from '../../../areas/placement-hub/OfCohort.tsx';
import { openingsQuery } from '../../../data/jobs.ts';

export const Route = createFileRoute('/_auth/placement-hub/jobs')({
  loaderDeps: ({ search }) => ({ cohortId: search.cohortId, ...filterOf(search) }),
  loader: ({ context: { queryClient }, deps: { cohortId, page, ...filter } }) => {
    if (cohortId) void queryClient.prefetchQuery(openingsQuery({ cohortId, ...filter, pageNo: page - 1 }));
  },
  component: () => <OfCohort page={JobsPage} />,
});
