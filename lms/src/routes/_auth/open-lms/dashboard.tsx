import { createFileRoute } from '@tanstack/react-router';
import { OpenDashboardPage } from '../../../areas/open-lms/dashboard/OpenDashboardPage.tsx';

export const Route = createFileRoute('/_auth/open-lms/dashboard')({
  component: OpenDashboardPage,
});
