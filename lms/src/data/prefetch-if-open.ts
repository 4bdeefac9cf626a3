import type { LockFacts, Permit } from '@plinth/domain/cohorts/cohort-can';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { cohortQuery } from './cohorts.ts';

type Lock = (facts: { cohort: LockFacts; now: string }) => Permit;

/** Whether a part of a cohort is known to be open; the school would refuse what is locked. */
export async function isOpenIn(queryClient: QueryClient, cohortId: string, lock: Lock): Promise<boolean> {
  const facts = await queryClient.ensureQueryData(cohortQuery(cohortId)).catch(() => null);
  return facts !== null && lock({ cohort: facts.cohort, now: new Date().toISOString() }).allowed;
}

/** Prefetches a part of a cohort, unless that part is locked in the cohort. */
export async function prefetchIfOpen<T, K extends QueryKey>(
  queryClient: QueryClient,
  cohortId: string,
  lock: Lock,
  query: FetchQueryOptions<T, Error, T, K>,
): Promise<void> {
  if (await isOpenIn(queryClient, cohortId, lock)) await queryClient.prefetchQuery(query);
}
