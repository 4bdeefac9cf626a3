import { appOfPath } from '@plinth/domain/navigation/app-of-path';
import {
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import { queryClient } from './data/query-client.ts';
import { routeTree } from './route-tree.gen.ts';
import { RouteError } from './shell/RouteError.tsx';
import { setNavigation } from './stores/session.ts';

/** The app's router, made once by `main.tsx`. */
export function makeRouter() {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // Ids, tokens and handles are text, even if they look like a number.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    // A frame around a missing page would suggest that it exists.
    notFoundMode: 'root',
    // Never lazy: it is needed most when nothing can be loaded.
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./shell/NotFoundPage.tsx'), 'NotFoundPage'),
  });

  setNavigation((path) => {
    const { pathname } = new URL(path, location.origin);
    if (appOfPath(pathname) === 'lms') void router.navigate({ href: path, replace: true });
    else window.location.assign(path);
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
