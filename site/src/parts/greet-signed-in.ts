import { TOKEN_COOKIE } from '@plinth/domain/session/auth-check';
import { readCookie } from './read-cookie.ts';

/** On a page that works only with scripts, replaces the sign-in link for signed-in people with one to their courses. */
export function greetSignedIn(): void {
  const link = document.querySelector<HTMLAnchorElement>('header a[href="/login"]');
  if (!link || !readCookie(TOKEN_COOKIE)) return;
  link.href = '/learner-hub';
  link.textContent = 'Your courses';
}
