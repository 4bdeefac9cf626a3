import { ApiError } from '@plinth/api-client/api-error';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { readOffline } from './read-offline.ts';

// A tick shows what its mutation sends. Told of it in a later task, as is the default, React first puts the tick back.
notifyManager.setScheduler(queueMicrotask);

/** One cache for the app. Only outages are worth a second try; an answer of 4xx stays what it is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      // Calls are made without a network too: they fail at once and say so, or what was kept stands in (readOffline).
      networkMode: 'always',
      persister: readOffline,
      retry: (count, error) => error instanceof ApiError && error.isOutage && count < 2,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// An answer that was asked for before somebody saved would put back what was there before: it is asked for once more.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
  const { queryKey, state } = event.query;
  if (state.fetchStatus === 'fetching')
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'all' });
});
