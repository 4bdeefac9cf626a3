import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../areas/account/ResetPasswordPage.tsx';
import { textOf } from '../shell/search-values.ts';

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search: Record<string, unknown>) => ({ token: textOf(search.token) }),
  head: () => ({ meta: [{ title: `Set a password | ${__SCHOOL_NAME__}` }] }),
  component: () => <ResetPasswordPage {...Route.useSearch()} />,
});
