import { LEVELS } from '@plinth/domain/leaderboards/levels';
import { createFileRoute } from '@tanstack/react-router';
import { PerformancePage } from '../../../../areas/learn/progress/PerformancePage.tsx';
import { BOARD_KINDS, type BoardSearch } from '../../../../areas/learn/progress/performance-path.ts';
import { cohortQuery } from '../../../../data/cohorts.ts';
import { performanceEventsQuery, performanceQuery, statisticsQuery } from '../../../../data/progress.ts';
import { given, laterPageOf, oneOf } from '../../../../parts/address-values.ts';
import { session } from '../../../../stores/session.ts';

/** view=leaderboard shows the other learners too, by scope, level and kind of work; page belongs to what is shown. */
type PerformanceSearch = BoardSearch & { view?: 'leaderboard' };

export const Route = createFileRoute('/_auth/learn/$cohortId/performance')({
  validateSearch: (search: Record<string, unknown>): PerformanceSearch => {
    const page = laterPageOf(search.page);
    if (search.view !== 'leaderboard') return given({ page });
    return given({
      view: search.view,
      page,
      scope: oneOf(['group', 'course'] as const, search.scope),
      level: LEVELS.find((one) => one === Number(search.level)),
      kind: oneOf(BOARD_KINDS, search.kind),
    });
  },
  loaderDeps: ({ search: { view, page = 1 } }) => ({ view, page }),
  loader: ({ context: { queryClient }, params: { cohortId }, deps: { view, page } }) => {
    if (view === 'leaderboard') {
      void queryClient.prefetchQuery(cohortQuery(cohortId));
      return;
    }
    if (session.userId) void queryClient.prefetchQuery(performanceQuery(cohortId, session.userId));
    void queryClient.prefetchQuery(statisticsQuery(cohortId));
    void queryClient.prefetchQuery(performanceEventsQuery(cohortId, page - 1));
  },
  component: Performance,
});

function Performance() {
  const { cohortId } = Route.useParams();
  const { view, page = 1, ...board } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PerformancePage
      cohortId={cohortId}
      shown={view ?? 'own'}
      page={page}
      onPage={(next, isReplacing = false) =>
        void navigate({ search: (kept) => ({ ...kept, page: next }), replace: isReplacing })
      }
      board={{ ...board, page }}
    />
  );
}
