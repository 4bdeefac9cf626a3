import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { focusNewPage } from './focus-new-page.ts';

const root = createRootRoute({
  component: () => (
    <main id="main">
      <Outlet />
    </main>
  ),
});
const page = (path: string, component: () => React.ReactNode) =>
  createRoute({ getParentRoute: () => root, path, component });
const routes = root.addChildren([
  page('/', () => (
    <>
      <Link to={'/read' as never}>Read</Link>
      <Link to={'/write' as never}>Write</Link>
    </>
  )),
  page('/read', () => <h1>Read</h1>),
  // biome-ignore lint/a11y/noAutofocus: a page that takes the focus for its field
  page('/write', () => <input aria-label="Text" autoFocus />),
]);

const open = async () => {
  const router = createRouter({
    routeTree: routes,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  focusNewPage(router);
  render(<RouterProvider router={router as never} />);
  return screen.findByRole('link', { name: 'Read' });
};

describe('a page opened by a link', () => {
  it('gets the keyboard focus, which the first page of a visit does not', async () => {
    const link = await open();
    expect(document.body).toHaveFocus();
    await userEvent.click(link);
    await screen.findByRole('heading', { name: 'Read' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('leaves the focus in a field that takes it', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Write' }));
    expect(await screen.findByLabelText('Text')).toHaveFocus();
  });
});
