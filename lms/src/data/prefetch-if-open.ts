import type { LockFacts, Permit } from '@plinth/domain/cohorts/cohort-can';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { cohortQuery } from './cohorts.ts';

/** Prefetches a part of a cohort, unless that part is locked in the cohort: the school would refuse it. */
export async function prefetchIfOpen<T, K extends QueryKey>(
  queryClient: QueryClient,
  cohortId: string,
  permit: (facts: { cohort: LockFacts; now: string }) => Permit,
  query: FetchQueryOptions<T, Error, T, K>,
): Promise<void> {
  const facts = await queryClient.ensureQueryData(cohortQuery(cohortId)).catch(() => null);
  if (facts && permit({ cohort: facts.cohort, now: new Date().toISOString() }).allowed)
    await queryClient.prefetchQuery(query);
}
