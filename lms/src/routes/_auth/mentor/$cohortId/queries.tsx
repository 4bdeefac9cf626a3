import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { createFileRoute } from '@tanstack/react-router';
import { filtersOf, readGuideQueriesSearch } from '../../../../areas/mentor/queries/guide-queries-search.ts';
import { QueriesPage } from '../../../../areas/mentor/queries/QueriesPage.tsx';
import { guideQueriesQuery, guideQueryQuery } from '../../../../data/guide-queries.ts';
import { prefetchIfOpen } from '../../../../data/prefetch-if-open.ts';
import { PageSkeleton } from '../../../../parts/PageSkeleton.tsx';

export const Route = createFileRoute('/_auth/mentor/$cohortId/queries')({
  validateSearch: readGuideQueriesSearch,
  loaderDeps: ({ search }) => readGuideQueriesSearch(search),
  loader: ({ context: { queryClient }, params: { cohortId }, deps }) => {
    const { queryId } = deps;
    if (queryId)
      void prefetchIfOpen(
        queryClient,
        cohortId,
        cohortCan.openQueries,
        guideQueryQuery({ cohortId, queryId }),
      );
    else
      void prefetchIfOpen(
        queryClient,
        cohortId,
        cohortCan.openQueries,
        guideQueriesQuery(cohortId, filtersOf(deps)),
      );
  },
  pendingComponent: PageSkeleton,
  component: () => <QueriesPage cohortId={Route.useParams().cohortId} />,
});
