import '@plinth/ui/fonts.css';
import '@plinth/ui/theme/reset.css';
import './boot/first-frame.css.ts';
import { isIgnoredRouteError } from '@plinth/domain/navigation/is-ignored-route-error';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { dropEarlyAnswers, earlyAnswersCame } from './data/early-answers.ts';
import { queryClient } from './data/query-client.ts';
import { regionQuery } from './data/regions.ts';
import { quietAfter, whenIdle } from './data/when-idle.ts';
import { makeRouter } from './router.ts';
import { checkSession } from './stores/session.ts';

window.addEventListener('unhandledrejection', (event) => {
  if (isIgnoredRouteError(event.reason instanceof Error ? event.reason.message : String(event.reason)))
    event.preventDefault();
});

/** How long a screen waits for the answers that the document asked for, instead of showing its skeletons first. */
const PATIENCE_MS = 100;
const pause = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Lets the page answer in between, where a browser can. */
const breathe = () => globalThis.scheduler?.yield?.();

async function show(root: HTMLElement) {
  await breathe();
  void checkSession();
  const router = makeRouter();
  await breathe();
  // The document's first frame stands until there is a screen to take its place.
  await router.load().catch(() => {});
  await Promise.race([earlyAnswersCame(), pause()]).catch(() => {});
  const app = createRoot(root);
  // A transition is drawn in pieces.
  startTransition(() =>
    app.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
  return router;
}

const root = document.getElementById('root');
if (root) {
  const shown = show(root);
  quietAfter(shown);
  void whenIdle().then(async () => {
    dropEarlyAnswers();
    void queryClient.prefetchQuery(regionQuery());
    // How a screen is read is measured from when it stands; what cannot be loaded is not measured.
    const analytics = await import('./stores/analytics.ts').catch(() => null);
    analytics?.trackPageViews(await shown);
  });
}
