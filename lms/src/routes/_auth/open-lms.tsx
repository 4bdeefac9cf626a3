import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { OpenFrame } from '../../areas/open-lms/OpenFrame.tsx';
import { openDashboardQuery } from '../../data/open-lms.ts';

/** The open course. */
export const Route = createFileRoute('/_auth/open-lms')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(openDashboardQuery());
  },
  component: Frame,
});

function Frame() {
  const page = useLocation({ select: ({ pathname }) => pathname.split('/')[2] || 'dashboard' });
  return (
    <OpenFrame page={page}>
      <Outlet />
    </OpenFrame>
  );
}
