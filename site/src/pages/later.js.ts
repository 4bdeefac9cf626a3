import later from '../parts/init-later.ts?script';

/**
 * Serves the script for work that no one waits for: the cohort dates and the count of page views. Fetched after the
 * first paint.
 */
export function GET(): Response {
  return new Response(later, { headers: { 'content-type': 'text/javascript' } });
}
