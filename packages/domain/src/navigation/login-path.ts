import { isAuthPage } from './auth-pages.ts';

/**
 * Returns where a person whose session ended is sent: /login with the current path and query as callbackUrl. A
 * callbackUrl already in the address is preserved and none is added; pages for people who are not signed in get none.
 */
export function loginPathWithCallback(currentPath: string, currentSearch: string): string {
  const known = new URLSearchParams(currentSearch).get('callbackUrl');
  if (known !== null) return `/login?callbackUrl=${encodeURIComponent(known)}`;
  if (isAuthPage(currentPath)) return '/login';
  const search = currentSearch === '' || currentSearch.startsWith('?') ? currentSearch : `?${currentSearch}`;
  return `/login?callbackUrl=${encodeURIComponent(currentPath + search)}`;
}
