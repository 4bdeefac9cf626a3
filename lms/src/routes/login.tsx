import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '../areas/account/LoginPage.tsx';
import { readToken } from '../data/token-cookie.ts';
import { landingOfSession } from '../stores/landing-of-session.ts';

export const Route = createFileRoute('/login')({
  beforeLoad: async ({ location }) => {
    if (!readToken()) return;
    const href = await landingOfSession(location.searchStr);
    if (href) throw redirect({ href });
  },
  head: () => ({ meta: [{ title: 'Sign in | Plinth' }] }),
  component: LoginPage,
});
