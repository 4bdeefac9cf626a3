import { TOKEN_COOKIE } from '@plinth/domain/session/auth-check';
import { readCookie } from './read-cookie.ts';

/** On a page that only runs with scripts: whoever is signed in finds their courses where others sign in. */
export function greetSignedIn(): void {
  const link = document.querySelector<HTMLAnchorElement>('header a[href="/login"]');
  if (!link || !readCookie(TOKEN_COOKIE)) return;
  link.href = '/learner-hub';
  link.textContent = 'Your courses';
}
