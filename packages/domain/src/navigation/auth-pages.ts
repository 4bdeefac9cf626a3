/** The pages of those who are not signed in; none of them is a place to come back to (D-02, D-09). */
export const AUTH_PAGES = ['/login', '/signup', '/verify-mail', '/reset-password'] as const;

/** Whether a path is one of the pages for those who are not signed in. */
export function isAuthPage(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return AUTH_PAGES.some((page) => page === path);
}
