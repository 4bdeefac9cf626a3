import '@plinth/ui/fonts.css';
import '@plinth/ui/theme/reset.css';
import { isIgnoredRouteError } from '@plinth/domain/navigation/is-ignored-route-error';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './data/query-client.ts';
import { regionQuery } from './data/regions.ts';
import { router } from './router.ts';
import { trackPageViews } from './stores/analytics.ts';
import { checkSession } from './stores/session.ts';

window.addEventListener('unhandledrejection', (event) => {
  if (isIgnoredRouteError(event.reason instanceof Error ? event.reason.message : String(event.reason)))
    event.preventDefault();
});

void checkSession();
trackPageViews(router);
void queryClient.prefetchQuery(regionQuery());

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
