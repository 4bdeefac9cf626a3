import { loginPathWithCallback } from '@plinth/domain/navigation/login-path';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { readToken } from '../data/token-cookie.ts';
import { AuthGate } from '../shell/AuthGate.tsx';
import { checkSession } from '../stores/session.ts';

/**
 * Everything for signed-in people. Without a token, it redirects to login and back; with one, the screens start loading
 * immediately, in parallel with the auth check, and the central 401 rule ends an invalid session.
 */
export const Route = createFileRoute('/_auth')({
  beforeLoad: ({ location }) => {
    if (readToken()) {
      void checkSession();
      return;
    }
    // A published profile is open to anyone with its link, unless the link is for writing on it.
    if (
      location.pathname === '/user-profile' &&
      'userHash' in location.search &&
      !('recommend' in location.search)
    )
      return;
    throw redirect({ href: loginPathWithCallback(location.pathname, location.searchStr) });
  },
  component: AuthGate,
});
