/**
 * Returns the Idempotency-Key of a text: the same text is the same message, however often an answer was lost or the
 * page reloaded. If the browser offers no digest, on a page without TLS, each submission counts separately.
 */
export async function keyOfText(text: string): Promise<string> {
  if (!crypto.subtle) return String(crypto.getRandomValues(new BigUint64Array(2))).replace(',', '-');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest))).replace(/[^\w]/g, '.');
}
