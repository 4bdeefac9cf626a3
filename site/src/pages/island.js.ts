import runtime from 'astro/runtime/server/astro-island.prebuilt.js';

/** Astro's runtime of islands; fetched with the first island that wakes. */
export function GET(): Response {
  return new Response(runtime, { headers: { 'content-type': 'text/javascript' } });
}
