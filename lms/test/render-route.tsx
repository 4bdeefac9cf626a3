import type { DataProfile } from '@plinth/domain/profiles/data-profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { queryClient } from '../src/data/query-client.ts';
import { bindToken, keepToken } from '../src/data/token-cookie.ts';
import { routeTree } from '../src/route-tree.gen.ts';
import { NotFoundPage } from '../src/shell/NotFoundPage.tsx';
import { RouteError } from '../src/shell/RouteError.tsx';
import { setNavigation } from '../src/stores/session.ts';
import { answers } from './server.ts';

window.scrollTo = () => {};

/** Where the app was sent outside itself: the pages of the site, and login after a forced end. */
export const left: string[] = [];

/**
 * Opens an address of the app as a browser would: its guards, its loaders, its screen. With `person`, they are signed
 * in.
 */
export function renderRoute(path: string, person?: DataProfile) {
  onTestFinished(() => void left.splice(0));
  const defaults = queryClient.getDefaultOptions();
  onTestFinished(() => queryClient.setDefaultOptions(defaults));
  queryClient.setDefaultOptions({ queries: { ...defaults.queries, retry: false } });
  if (person) {
    bindToken(null);
    keepToken('a-token-of-some-length');
    answers('profiles', 'readDataProfile', person);
  }
  history.replaceState(null, '', path);
  const router = createRouter({
    routeTree,
    context: { queryClient },
    notFoundMode: 'root',
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
  });
  setNavigation((target) => left.push(target));
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return router;
}
