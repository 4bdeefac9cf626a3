import type { QueryClient } from '@tanstack/react-query';
import { cohortQuery, cohortUserDataQuery } from '../../data/cohorts.ts';

/** Prefetches what the entry page of a cohort shows, so that it loads in parallel with the page. */
export function prefetchEntry(client: QueryClient, cohortId: string | undefined): void {
  if (!cohortId) return;
  void client.prefetchQuery(cohortQuery(cohortId));
  void client.prefetchQuery(cohortUserDataQuery(cohortId));
}
