import consent from '../parts/consent/init-consent.ts?script';

/** The script that asks for consent; the server adds it only to pages with a third-party script on offer. */
export function GET(): Response {
  return new Response(consent, { headers: { 'content-type': 'text/javascript' } });
}
