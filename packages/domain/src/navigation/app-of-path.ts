/** The three things that answer at the one origin: the API server, the app of those signed in, the site. */
export type App = 'api' | 'lms' | 'site';

/** The first segments the API server answers. */
export const API_PATHS = [
  '/v1',
  '/v2',
  '/v3',
  '/api',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/metrics',
  '/media',
  '/outbox',
  '/sandbox-checkout',
  '/sandbox-identity',
  '/sandbox-partner',
  '/forms',
  '/certificates',
  '/courses.rss',
  '/mails',
  '/.well-known',
] as const;

/** What the app owns, its built assets under /_lms included. */
export const LMS_PATHS = [
  '/login',
  '/signup',
  '/verify-mail',
  '/reset-password',
  '/staff-invitation',
  '/learner-hub',
  '/ig-hub',
  '/mentor-hub',
  '/join',
  '/learn',
  '/mentor',
  '/lm',
  '/open-lms',
  '/user-profile',
  '/billing',
  '/documents',
  '/referral-program',
  '/onboarding',
  '/placement-hub',
  '/course',
  '/courses/cohort',
  '/dashboard',
  '/account-settings',
  '/announcements',
  '/notifications',
  '/search',
  '/office',
  '/_lms',
] as const;

/**
 * Which app owns a path: the one table that the server, both apps and the links between them use. A row owns itself
 * and everything below it; what no row owns is the site's.
 */
export function appOfPath(pathname: string): App {
  const owns = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  if (API_PATHS.some(owns)) return 'api';
  return LMS_PATHS.some(owns) ? 'lms' : 'site';
}
