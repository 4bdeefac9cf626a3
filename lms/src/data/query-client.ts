import { ApiError } from '@plinth/api-client/api-error';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { readOffline } from './read-offline.ts';

// A checkbox shows what its mutation sends. If notified in a later task, the default, React first reverts the checkbox.
notifyManager.setScheduler(queueMicrotask);

/** The app's single query cache. Only outages are retried; a 4xx answer is final. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      // Calls are made offline too: they fail immediately and say so, or stored data is used instead (readOffline).
      networkMode: 'always',
      persister: readOffline,
      retry: (count, error) => error instanceof ApiError && error.isOutage && count < 2,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// An answer requested before a save would restore the old data, so it is fetched again.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
  const { queryKey, state } = event.query;
  if (state.fetchStatus === 'fetching')
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'all' });
});
