import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { createFileRoute } from '@tanstack/react-router';
import { GroupPerformancePage } from '../../../../areas/mentor/group-performance/GroupPerformancePage.tsx';
import { filterOf, readGroupSearch } from '../../../../areas/mentor/group-performance/group-search.ts';
import { groupPerformanceQuery, learnerPerformanceQuery } from '../../../../data/mentors.ts';
import { prefetchIfOpen } from '../../../../data/prefetch-if-open.ts';
import { PageSkeleton } from '../../../../parts/PageSkeleton.tsx';

export const Route = createFileRoute('/_auth/mentor/$cohortId/group-performance')({
  validateSearch: readGroupSearch,
  loaderDeps: ({ search }) => readGroupSearch(search),
  loader: ({ context: { queryClient }, params: { cohortId }, deps }) => {
    const permit = cohortCan.openGroupPerformance;
    if (deps.learner)
      void prefetchIfOpen(queryClient, cohortId, permit, learnerPerformanceQuery(cohortId, deps.learner));
    else void prefetchIfOpen(queryClient, cohortId, permit, groupPerformanceQuery(cohortId, filterOf(deps)));
  },
  pendingComponent: PageSkeleton,
  component: () => <GroupPerformancePage cohortId={Route.useParams().cohortId} />,
});
