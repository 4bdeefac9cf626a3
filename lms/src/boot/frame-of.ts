/** The frames a page can have: a form for whoever is not signed in, a course with its pages, a bar alone. */
export type FrameKind = 'entry' | 'cohort' | 'app';

const ENTRIES = ['/login', '/signup', '/verify-mail', '/reset-password'];

/** Which frame the page at a path will have, as far as can be said before the school has answered. */
export function frameOf(pathname: string, isSignedIn: boolean): FrameKind {
  const isEntry = ENTRIES.some((entry) => pathname === entry || pathname.startsWith(`${entry}/`));
  // Whoever is signed in is led on from the sign-in, whoever is not is led to it.
  if (isEntry) return isSignedIn && pathname === '/login' ? 'app' : 'entry';
  if (!isSignedIn) return pathname === '/user-profile' ? 'app' : 'entry';
  return pathname.startsWith('/learn/') ? 'cohort' : 'app';
}
