import { isAuthPage } from './auth-pages.ts';

/**
 * Where someone whose session ended is sent: /login with the current path and
 * query as callbackUrl. A callbackUrl that the address carries already is kept and none is added; the pages for
 * those who are not signed in get none.
 */
export function loginPathWithCallback(currentPath: string, currentSearch: string): string {
  const known = new URLSearchParams(currentSearch).get('callbackUrl');
  if (known !== null) return `/login?callbackUrl=${encodeURIComponent(known)}`;
  if (isAuthPage(currentPath)) return '/login';
  const search = currentSearch === '' || currentSearch.startsWith('?') ? currentSearch : `?${currentSearch}`;
  return `/login?callbackUrl=${encodeURIComponent(currentPath + search)}`;
}
