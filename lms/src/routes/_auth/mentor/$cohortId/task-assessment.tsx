import { createFileRoute } from '@tanstack/react-router';
import {
  filtersOf,
  readAssessmentSearch,
} from '../../../../areas/mentor/task-assessment/assessment-search.ts';
import { TaskAssessmentPage } from '../../../../areas/mentor/task-assessment/TaskAssessmentPage.tsx';
import { ownGroupsQuery } from '../../../../data/mentors.ts';
import { reportQuery, reportsQuery } from '../../../../data/reports.ts';
import { PageSkeleton } from '../../../../parts/PageSkeleton.tsx';

export const Route = createFileRoute('/_auth/mentor/$cohortId/task-assessment')({
  validateSearch: readAssessmentSearch,
  loaderDeps: ({ search }) => readAssessmentSearch(search),
  loader: ({ context: { queryClient }, params: { cohortId }, deps }) => {
    if (deps.report) void queryClient.prefetchQuery(reportQuery(cohortId, deps.report));
    else {
      void queryClient.prefetchQuery(reportsQuery(cohortId, filtersOf(deps)));
      void queryClient.prefetchQuery(ownGroupsQuery(cohortId));
    }
  },
  pendingComponent: PageSkeleton,
  component: () => <TaskAssessmentPage cohortId={Route.useParams().cohortId} />,
});
