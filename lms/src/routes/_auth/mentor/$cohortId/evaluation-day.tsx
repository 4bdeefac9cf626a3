import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { createFileRoute } from '@tanstack/react-router';
import { EvaluationDayPage } from '../../../../areas/mentor/evaluation-day/EvaluationDayPage.tsx';
import { interviewQuery, interviewsQuery } from '../../../../data/interviews.ts';
import { prefetchIfOpen } from '../../../../data/prefetch-if-open.ts';
import { pageOf } from '../../../../parts/address-values.ts';
import { PageSkeleton } from '../../../../parts/PageSkeleton.tsx';
import { textOf } from '../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/mentor/$cohortId/evaluation-day')({
  validateSearch: (search: Record<string, unknown>): { learner?: string; page?: number } => {
    const [learner, page] = [textOf(search.learner), pageOf(search.page)];
    return { ...(learner ? { learner } : {}), ...(page > 1 ? { page } : {}) };
  },
  loaderDeps: ({ search: { learner, page } }) => ({ learner, page: pageOf(page) }),
  loader: ({ context: { queryClient }, params: { cohortId }, deps: { learner, page } }) => {
    const permit = cohortCan.openEvaluationDay;
    if (learner)
      void prefetchIfOpen(queryClient, cohortId, permit, interviewQuery({ cohortId, userId: learner }));
    else void prefetchIfOpen(queryClient, cohortId, permit, interviewsQuery(cohortId, page - 1));
  },
  pendingComponent: PageSkeleton,
  component: () => <EvaluationDayPage cohortId={Route.useParams().cohortId} />,
});
