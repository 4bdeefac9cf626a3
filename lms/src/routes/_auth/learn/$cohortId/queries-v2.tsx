import { createFileRoute } from '@tanstack/react-router';
import { QueriesPage } from '../../../../areas/learn/queries/QueriesPage.tsx';
import { filtersOf, readQueriesSearch } from '../../../../areas/learn/queries/queries-search.ts';
import {
  assistantQuery,
  queriesQuery,
  queryQuery,
  threadQuery,
  waitingTimeQuery,
} from '../../../../data/mentor-queries.ts';

/** Questions to the mentors, beside the course assistant (ROUTE-25). */
export const Route = createFileRoute('/_auth/learn/$cohortId/queries-v2')({
  validateSearch: readQueriesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { cohortId }, deps }) => {
    const { queryId, ask } = deps;
    void queryClient.prefetchQuery(waitingTimeQuery(cohortId));
    if (queryId) {
      void queryClient.prefetchQuery(queryQuery({ cohortId, queryId }));
      void queryClient.prefetchInfiniteQuery(threadQuery({ cohortId, queryId }));
    } else if (!ask) {
      void queryClient.prefetchQuery(assistantQuery(cohortId));
      void queryClient.prefetchQuery(queriesQuery(cohortId, filtersOf(deps)));
    }
  },
  component: Queries,
});

function Queries() {
  const { cohortId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <QueriesPage
      place={{ cohortId, page: 'queries-v2' }}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
      onRedirect={(href) => void navigate({ href, replace: true })}
    />
  );
}
