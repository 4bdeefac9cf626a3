import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { queryClient } from '../src/data/query-client.ts';
import { keepToken } from '../src/data/token-cookie.ts';

/** Renders a page that reads its address, for a signed-in person, with an empty cache; returns where it navigated. */
export async function renderAt(page: ReactNode, search = '') {
  queryClient.clear();
  keepToken('a-token-of-a-test');
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory({ initialEntries: [`/${search}`] }),
  });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return router;
}
