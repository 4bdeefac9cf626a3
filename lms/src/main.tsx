import '@plinth/ui/fonts.css';
import '@plinth/ui/theme/reset.css';
import './boot/first-frame.css.ts';
import { isIgnoredRouteError } from '@plinth/domain/navigation/is-ignored-route-error';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { dropEarlyAnswers } from './data/early-answers.ts';
import { queryClient } from './data/query-client.ts';
import { regionQuery } from './data/regions.ts';
import { router } from './router.ts';
import { whenIdle } from './shell/when-idle.ts';
import { checkSession } from './stores/session.ts';

window.addEventListener('unhandledrejection', (event) => {
  if (isIgnoredRouteError(event.reason instanceof Error ? event.reason.message : String(event.reason)))
    event.preventDefault();
});

void checkSession();
void queryClient.prefetchQuery(regionQuery());

const root = document.getElementById('root');
// The document's first frame stands until there is a screen to take its place.
void router.load().finally(() => {
  dropEarlyAnswers();
  if (root)
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    );
});

// How a screen is read is measured from when it stands; what cannot be loaded is not measured.
void whenIdle()
  .then(() => import('./stores/analytics.ts'))
  .then(
    ({ trackPageViews }) => trackPageViews(router),
    () => undefined,
  );
