import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { createFileRoute } from '@tanstack/react-router';
import { MyPerformancePage } from '../../../../areas/mentor/my-performance/MyPerformancePage.tsx';
import { guideBoardQuery, turnaroundQuery } from '../../../../data/guide-performance.ts';
import { prefetchIfOpen } from '../../../../data/prefetch-if-open.ts';
import { given, laterPageOf, pageOf } from '../../../../parts/address-values.ts';
import { PageSkeleton } from '../../../../parts/PageSkeleton.tsx';

export const Route = createFileRoute('/_auth/mentor/$cohortId/my-performance')({
  validateSearch: (search: Record<string, unknown>) => given({ page: laterPageOf(search.page) }),
  loaderDeps: ({ search }) => ({ page: pageOf(search.page) }),
  loader: ({ context: { queryClient }, params: { cohortId }, deps: { page } }) => {
    const permit = cohortCan.openMyPerformance;
    void prefetchIfOpen(queryClient, cohortId, permit, turnaroundQuery(cohortId, 'QUERY'));
    void prefetchIfOpen(queryClient, cohortId, permit, turnaroundQuery(cohortId, 'TASK'));
    void prefetchIfOpen(queryClient, cohortId, permit, guideBoardQuery(cohortId, page - 1));
  },
  pendingComponent: PageSkeleton,
  component: () => <MyPerformancePage cohortId={Route.useParams().cohortId} />,
});
