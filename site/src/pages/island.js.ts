import runtime from 'astro/runtime/server/astro-island.prebuilt.js';

/** Serves Astro's island runtime; fetched with the first island that wakes. */
export function GET(): Response {
  return new Response(runtime, { headers: { 'content-type': 'text/javascript' } });
}
