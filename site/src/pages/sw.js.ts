import { createHash } from 'node:crypto';
import worker from '../parts/offline/service-worker.ts?script';
import offlinePage from './offline.astro?raw';

/** Serves the service worker; its text changes with the offline page, so that browsers fetch that page again. */
export function GET(): Response {
  const version = createHash('sha256').update(offlinePage).digest('hex').slice(0, 8);
  return new Response(`/* ${version} */${worker}`, { headers: { 'content-type': 'text/javascript' } });
}
