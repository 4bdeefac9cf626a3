import { createFileRoute } from '@tanstack/react-router';
import { OpenDashboardPage } from '../../../areas/open-lms/dashboard/OpenDashboardPage.tsx';

/** The bare address of the open course shows its dashboard. */
export const Route = createFileRoute('/_auth/open-lms/')({
  component: OpenDashboardPage,
});
