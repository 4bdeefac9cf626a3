import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useInAppLinks } from './use-in-app-links.ts';

async function open() {
  const root = createRootRoute({
    component: () => {
      useInAppLinks();
      return (
        <>
          <a href="/learner-hub">Your courses</a>
          <a href="/billing">Billing</a>
          <a href="/courses">The site's courses</a>
          <Outlet />
        </>
      );
    },
  });
  const page = (path: string, heading: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{heading}</h1> });
  const router = createRouter({
    routeTree: root.addChildren([page('/learner-hub', 'Hub'), page('/billing', 'Billing')]),
    history: createMemoryHistory({ initialEntries: ['/billing'] }),
  });
  const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined);
  render(<RouterProvider router={router as never} />);
  const link = await screen.findByRole('link', { name: 'Your courses' });
  return { link, paths: () => preload.mock.calls.map(([{ to }]) => to as string) };
}

describe('a plain link within the app', () => {
  it('is prefetched once while a pointer moves over it, and by the focus', async () => {
    const { link, paths } = await open();
    await userEvent.hover(link);
    fireEvent.pointerMove(link);
    expect(paths()).toEqual(['/learner-hub']);
    await userEvent.hover(screen.getByRole('link', { name: 'Billing' }));
    await userEvent.tab();
    expect(paths()).toEqual(['/learner-hub', '/billing', '/learner-hub']);
  });

  it('is prefetched by the touch of a finger', async () => {
    const { link, paths } = await open();
    fireEvent.pointerDown(link);
    expect(paths()).toEqual(['/learner-hub']);
  });

  it('is not prefetched because a page put it where the pointer rests', async () => {
    const { link, paths } = await open();
    fireEvent.pointerOver(link);
    expect(paths()).toEqual([]);
  });

  it('is not prefetched if it leads to a page of the site', async () => {
    const { paths } = await open();
    await userEvent.hover(screen.getByRole('link', { name: "The site's courses" }));
    expect(paths()).toEqual([]);
  });

  it('is followed without loading the document anew', async () => {
    const { link } = await open();
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { name: 'Hub' })).toBeVisible();
  });
});
