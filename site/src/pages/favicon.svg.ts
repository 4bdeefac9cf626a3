import { drawFavicon } from '../parts/draw-favicon.ts';

/** The mark as a file, for whoever asks for the school's logo. */
export function GET(): Response {
  return new Response(drawFavicon(), { headers: { 'content-type': 'image/svg+xml' } });
}
