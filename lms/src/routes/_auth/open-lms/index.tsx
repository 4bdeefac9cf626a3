import { createFileRoute } from '@tanstack/react-router';
import { OpenDashboardPage } from '../../../areas/open-lms/dashboard/OpenDashboardPage.tsx';

/** Shows the dashboard at the bare address of the open course. */
export const Route = createFileRoute('/_auth/open-lms/')({
  component: OpenDashboardPage,
});
