const OWN_ORIGIN = 'https://own-origin.invalid';

/**
 * Returns a callbackUrl that is safe to follow, or null: a path on this origin with one leading slash, no scheme, no
 * backslash. Control characters are refused because browsers drop them, which would turn /\t/host into //host; a path
 * that becomes //host once its dots are resolved is refused for the same reason.
 */
export function safeCallbackPath(callbackUrl: string | null | undefined): string | null {
  if (!callbackUrl || !/^\/(?!\/)/.test(callbackUrl) || /[\\\p{Cc}]/u.test(callbackUrl)) return null;
  if (!URL.canParse(callbackUrl, OWN_ORIGIN)) return null;
  const url = new URL(callbackUrl, OWN_ORIGIN);
  return url.origin === OWN_ORIGIN && !url.pathname.startsWith('//') ? callbackUrl : null;
}
