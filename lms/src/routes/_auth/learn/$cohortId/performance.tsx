import { createFileRoute } from '@tanstack/react-router';
import { PerformancePage } from '../../../../areas/learn/progress/PerformancePage.tsx';
import { performanceEventsQuery, statisticsQuery } from '../../../../data/progress.ts';

export const Route = createFileRoute('/_auth/learn/$cohortId/performance')({
  validateSearch: (search: Record<string, unknown>): { page?: number } => {
    const page = Number(search.page);
    return Number.isInteger(page) && page > 1 ? { page } : {};
  },
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { queryClient }, params: { cohortId }, deps: { page } }) => {
    void queryClient.prefetchQuery(statisticsQuery(cohortId));
    void queryClient.prefetchQuery(performanceEventsQuery(cohortId, page - 1));
  },
  component: Performance,
});

function Performance() {
  const { cohortId } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PerformancePage
      cohortId={cohortId}
      page={page}
      onPage={(next) => void navigate({ search: (kept) => ({ ...kept, page: next }) })}
    />
  );
}
