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
  // The document's first frame stands until there is a screen to take its place.
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
  // How a screen is read is measured from when it stands; what cannot be loaded is not measured.
  const analytics = await import('./stores/analytics.ts').catch(() => null);
  analytics?.trackPageViews(router);
}

const root = document.getElementById('root');
if (root) void show(root);
