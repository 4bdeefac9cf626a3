import { weekOf } from '@plinth/domain/dates/week-of';
import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../../../areas/learn/dashboard/DashboardPage.tsx';
import { weekQuery } from '../../../../data/calendar.ts';
import { outlineQuery } from '../../../../data/curriculum.ts';
import { dashboardQuery, pendingTasksQuery } from '../../../../data/dashboards.ts';
import { statesQuery } from '../../../../data/progress.ts';
import { ownZone } from '../../../../parts/own-zone.ts';

export const Route = createFileRoute('/_auth/learn/$cohortId/dashboard')({
  loader: ({ context: { queryClient }, params: { cohortId } }) => {
    const learning = { cohortId, namespace: 'LEARNING', isPreview: false } as const;
    void queryClient.prefetchQuery(dashboardQuery(cohortId));
    void queryClient.prefetchQuery(pendingTasksQuery(cohortId));
    void queryClient.prefetchQuery(
      weekQuery(cohortId, weekOf(new Date().toISOString(), ownZone()).weekStart),
    );
    void queryClient.prefetchQuery(outlineQuery(learning));
    void queryClient.prefetchQuery(statesQuery(learning));
  },
  component: () => <DashboardPage cohortId={Route.useParams().cohortId} />,
});
