import { SkipLink } from '@plinth/ui/SkipLink';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { ConnectionNotice } from '../shell/ConnectionNotice.tsx';
import { useInAppLinks } from '../shell/use-in-app-links.ts';

const Toasts = lazy(() => import('../shell/Toasts.tsx'));

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
});

function Root() {
  useInAppLinks();
  return (
    <>
      <HeadContent />
      <SkipLink />
      <Outlet />
      <ConnectionNotice />
      <Suspense>
        <Toasts />
      </Suspense>
    </>
  );
}
