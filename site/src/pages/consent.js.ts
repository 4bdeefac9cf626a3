import consent from '../parts/consent/init-consent.ts?script';

/** What asks for consent; the server puts it only on pages that are offered a third-party script. */
export function GET(): Response {
  return new Response(consent, { headers: { 'content-type': 'text/javascript' } });
}
