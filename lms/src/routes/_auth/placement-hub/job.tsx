import { createFileRoute } from '@tanstack/react-router';
import { JobPage } from '../../../areas/placement-hub/jobs/JobPage.tsx';
import { OfCohort } from '../../../areas/placement-hub/OfCohort.tsx';
import { openingQuery } from '../../../data/jobs.ts';
import { given } from '../../../parts/address-values.ts';
import { textOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/placement-hub/job')({
  validateSearch: (search: Record<string, unknown>) => given({ jobOpeningId: textOf(search.jobOpeningId) }),
  loaderDeps: ({ search: { cohortId, jobOpeningId } }) => ({ cohortId, jobOpeningId }),
  loader: ({ context: { queryClient }, deps: { cohortId, jobOpeningId } }) => {
    if (cohortId && jobOpeningId) void queryClient.prefetchQuery(openingQuery({ cohortId, jobOpeningId }));
  },
  component: () => <OfCohort page={JobPage} />,
});
