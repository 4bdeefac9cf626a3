import { drawFavicon } from '../parts/draw-favicon.ts';

/** Serves the mark as a file, for requests for the school's logo. */
export function GET(): Response {
  return new Response(drawFavicon(), { headers: { 'content-type': 'image/svg+xml' } });
}
