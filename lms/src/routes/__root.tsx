import { SkipLink } from '@plinth/ui/SkipLink';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { whenIdle } from '../data/when-idle.ts';
import { lazyPart } from '../parts/lazy-part.ts';
import { ReloadNotice } from '../shell/ReloadNotice.tsx';
import { useInAppLinks } from '../shell/use-in-app-links.ts';

// Parts used only for later events are loaded after the first view.
const Toasts = lazyPart(async () => {
  await whenIdle();
  return (await import('../shell/Toasts.tsx')).Toasts;
});

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
});

function Root() {
  useInAppLinks();
  // The innermost screen names the page; React moves the title into the head.
  const title = useRouterState({
    select: ({ matches }) =>
      matches.flatMap(({ meta }) => meta?.flatMap((one) => one?.title ?? []) ?? []).at(-1),
  });
  return (
    <>
      {title && <title>{title}</title>}
      <SkipLink />
      <Outlet />
      <ReloadNotice />
      <Suspense>
        <Toasts />
      </Suspense>
    </>
  );
}
