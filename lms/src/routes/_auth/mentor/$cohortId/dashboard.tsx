import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../../../areas/mentor/dashboard/DashboardPage.tsx';
import { turnaroundQuery } from '../../../../data/guide-performance.ts';
import { mentorDashboardQuery } from '../../../../data/mentors.ts';
import { PageSkeleton } from '../../../../parts/PageSkeleton.tsx';

export const Route = createFileRoute('/_auth/mentor/$cohortId/dashboard')({
  loader: ({ context: { queryClient }, params: { cohortId } }) => {
    void queryClient.prefetchQuery(mentorDashboardQuery(cohortId));
    void queryClient.prefetchQuery(turnaroundQuery(cohortId, 'QUERY'));
    void queryClient.prefetchQuery(turnaroundQuery(cohortId, 'TASK'));
  },
  pendingComponent: PageSkeleton,
  component: () => <DashboardPage cohortId={Route.useParams().cohortId} />,
});
