import type { QueryClient } from '@tanstack/react-query';
import {
  assistantQuery,
  queriesQuery,
  queryQuery,
  threadQuery,
  waitingTimeQuery,
} from '../../../data/mentor-queries.ts';
import { filtersOf, type QueriesPlace, type QueriesSearch } from './queries-search.ts';

/** Prefetches what the queries page at an address shows, so that it loads in parallel with the page. */
export function prefetchQueries(
  client: QueryClient,
  { cohortId, page }: QueriesPlace,
  search: QueriesSearch,
): void {
  const { queryId, ask } = search;
  void client.prefetchQuery(waitingTimeQuery(cohortId));
  if (queryId) {
    void client.prefetchQuery(queryQuery({ cohortId, queryId }));
    void client.prefetchInfiniteQuery(threadQuery({ cohortId, queryId }));
    return;
  }
  if (ask) return;
  if (page === 'queries-v2') void client.prefetchQuery(assistantQuery(cohortId));
  void client.prefetchQuery(queriesQuery(cohortId, filtersOf(search)));
}
