/** The three apps behind the one origin: the API server, the app for signed-in people, the site. */
export type App = 'api' | 'lms' | 'site';

/** The first path segments the API server answers. */
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

/** The paths the app owns, including its built assets under /_lms. */
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
 * Returns the app that owns a path, from the one table that the server, both apps and the links between them use. A row
 * owns its path and everything below it; the site owns the rest.
 */
export function appOfPath(pathname: string): App {
  const owns = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  if (API_PATHS.some(owns)) return 'api';
  return LMS_PATHS.some(owns) ? 'lms' : 'site';
}
