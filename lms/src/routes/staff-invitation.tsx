import { createFileRoute } from '@tanstack/react-router';
import { StaffInvitationPage } from '../areas/account/StaffInvitationPage.tsx';
import { textOf } from '../shell/search-values.ts';

export const Route = createFileRoute('/staff-invitation')({
  validateSearch: (search: Record<string, unknown>) => ({ token: textOf(search.token) }),
  head: () => ({ meta: [{ title: `Your invitation | ${__SCHOOL_NAME__}` }] }),
  component: () => <StaffInvitationPage {...Route.useSearch()} />,
});
