import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '../areas/account/LoginPage.tsx';
import { readToken } from '../data/token-cookie.ts';
import { landingOfSession } from '../stores/landing-of-session.ts';

export const Route = createFileRoute('/login')({
  beforeLoad: async ({ location }) => {
    if (!readToken()) return;
    const landing = await landingOfSession(location.searchStr);
    if (landing) throw redirect(landing);
  },
  head: () => ({ meta: [{ title: `Sign in | ${__SCHOOL_NAME__}` }] }),
  component: LoginPage,
});
