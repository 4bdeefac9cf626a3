import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '../../../areas/office/overview/OverviewPage.tsx';

export const Route = createFileRoute('/_auth/office/')({ component: OverviewPage });
