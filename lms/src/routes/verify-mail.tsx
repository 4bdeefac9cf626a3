import { createFileRoute } from '@tanstack/react-router';
import { VerifyMailPage } from '../areas/account/VerifyMailPage.tsx';
import { textOf } from '../shell/search-values.ts';

export const Route = createFileRoute('/verify-mail')({
  validateSearch: (search: Record<string, unknown>) => ({ x: textOf(search.x), token: textOf(search.token) }),
  head: () => ({ meta: [{ title: `Verify your email | ${__SCHOOL_NAME__}` }] }),
  component: () => <VerifyMailPage {...Route.useSearch()} />,
});
