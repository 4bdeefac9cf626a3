import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { personOf } from '../../test/people.ts';
import { answers, refuses } from '../../test/server.ts';
import { queryClient } from '../data/query-client.ts';
import { keepToken } from '../data/token-cookie.ts';
import { checkSession, refuseEntry } from '../stores/session.ts';
import { AuthGate } from './AuthGate.tsx';

it('SESSION-06 ERR-08 an outage at the first check is reported, keeps the screen as it is, and ends with a successful retry', async () => {
  refuseEntry('');
  keepToken('a-token-of-some-length');
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const rootRoute = createRootRoute({ component: AuthGate });
  const indexRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: () => <input aria-label="Name" />,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([indexRoute]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await userEvent.type(await screen.findByLabelText('Name'), 'Nila');
  refuses('profiles', 'readDataProfile', 503, 'SERVICE_UNAVAILABLE', 'Later.');
  await checkSession();
  expect(await screen.findByText(/You are still signed in/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Nila');
  answers('profiles', 'readDataProfile', personOf());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/You are still signed in/)).toBeNull());
  expect(screen.getByLabelText('Name')).toHaveValue('Nila');
});
