import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { queryClient } from '../src/data/query-client.ts';
import { bindToken, keepToken } from '../src/data/token-cookie.ts';

/** Renders a page as the app would, for a signed-in person, with an empty cache. */
export async function renderPage(page: ReactNode) {
  queryClient.clear();
  bindToken(null);
  keepToken('a-token-of-a-test');
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}
