import { createFileRoute } from '@tanstack/react-router';
import { prefetchQueries } from '../../../../areas/learn/queries/prefetch-queries.ts';
import { QueriesScreen } from '../../../../areas/learn/queries/QueriesScreen.tsx';
import { readQueriesSearch } from '../../../../areas/learn/queries/queries-search.ts';

/** Queries to the mentors, if the cohort has no course assistant. */
export const Route = createFileRoute('/_auth/learn/$cohortId/queries')({
  validateSearch: readQueriesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { cohortId }, deps }) => {
    void prefetchQueries(queryClient, { cohortId, page: 'queries' }, deps);
  },
  component: () => (
    <QueriesScreen
      place={{ cohortId: Route.useParams().cohortId, page: 'queries' }}
      search={Route.useSearch()}
    />
  ),
});
