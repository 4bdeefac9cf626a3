import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../../../areas/lead-mentor/dashboard/DashboardPage.tsx';
import { readLeadSearch } from '../../../../areas/lead-mentor/lead-path.ts';
import { leadDashboardQuery, sessionStatsQuery } from '../../../../data/lead-mentors.ts';
import { PageSkeleton } from '../../../../parts/PageSkeleton.tsx';

export const Route = createFileRoute('/_auth/lm/$cohortId/dashboard')({
  validateSearch: readLeadSearch,
  loader: ({ context: { queryClient }, params: { cohortId } }) => {
    void queryClient.prefetchQuery(leadDashboardQuery(cohortId));
    void queryClient.prefetchQuery(sessionStatsQuery(cohortId));
  },
  pendingComponent: PageSkeleton,
  component: () => <DashboardPage cohortId={Route.useParams().cohortId} />,
});
