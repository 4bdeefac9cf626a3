import '@plinth/ui/fonts.css';
import '@plinth/ui/theme/reset.css';
import { isIgnoredRouteError } from '@plinth/domain/navigation/is-ignored-route-error';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './data/query-client.ts';
import { regionQuery } from './data/regions.ts';
import { whenIdle } from './data/when-idle.ts';
import { makeRouter } from './router.ts';
import { focusNewPage } from './shell/focus-new-page.ts';
import { checkSession } from './stores/session.ts';

window.addEventListener('unhandledrejection', (event) => {
  if (isIgnoredRouteError(event.reason instanceof Error ? event.reason.message : String(event.reason)))
    event.preventDefault();
});

async function show(root: HTMLElement) {
  void checkSession();
  const router = makeRouter();
  focusNewPage(router);
  // The document's first frame remains until a screen can replace it.
  await router.load().catch(() => {});
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
  await whenIdle();
  void queryClient.prefetchQuery(regionQuery());
  // Page views are measured once a screen is displayed; if analytics cannot be loaded, nothing is measured.
  const analytics = await import('./stores/analytics.ts').catch(() => null);
  analytics?.trackPageViews(router);
}

const root = document.getElementById('root');
if (root) void show(root);
