import later from '../parts/init-later.ts?script';

/** What a page wants and nobody waits for: the dates of the cohorts and the count of its views. Fetched after the first paint. */
export function GET(): Response {
  return new Response(later, { headers: { 'content-type': 'text/javascript' } });
}
