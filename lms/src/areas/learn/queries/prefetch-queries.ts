import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import type { QueryClient } from '@tanstack/react-query';
import {
  assistantQuery,
  queriesQuery,
  queryQuery,
  threadQuery,
  waitingTimeQuery,
} from '../../../data/mentor-queries.ts';
import { isOpenIn } from '../../../data/prefetch-if-open.ts';
import { filtersOf, type QueriesPlace, type QueriesSearch } from './queries-search.ts';

/**
 * Prefetches what the queries page at an address shows, so that it loads in parallel with the page; nothing while the
 * page is locked.
 */
export async function prefetchQueries(
  client: QueryClient,
  { cohortId, page }: QueriesPlace,
  search: QueriesSearch,
): Promise<void> {
  if (!(await isOpenIn(client, cohortId, cohortCan.openQueries))) return;
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
