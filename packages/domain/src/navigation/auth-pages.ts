/** The pages for people who are not signed in; none of them is a callback target. */
export const AUTH_PAGES = [
  '/login',
  '/signup',
  '/verify-mail',
  '/reset-password',
  '/staff-invitation',
] as const;

/** Whether a path is a page for people who are not signed in. */
export function isAuthPage(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return AUTH_PAGES.some((page) => page === path);
}
