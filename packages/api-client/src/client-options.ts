/** How the client reaches the three hosts (D-47) and learns about the session. */
export type ClientOptions = {
  /** Token of the `token` cookie; null when signed out. */
  readToken: () => string | null;
  /** IANA name of the zone in which the person sees times. */
  readTimeZone?: () => string;
  /** An answer to a plain read that the page asked for before the client was there, by its address. */
  takeEarlyAnswer?: (url: string) => Promise<Response> | undefined;
  /** Told once for each answer 401, and for each call refused locally. */
  onUnauthorized: () => void;
  /** Base addresses; by default the page's own origin. */
  hosts?: { api?: string; alternate?: string; main?: string };
  /** User to act as, when the build setting is on (ROLE-33). */
  overrideUser?: () => string | null;
};

/** The host of a call: {host} by default, the alternate one for hiring and career builder, the main one for /api/v1. */
export function hostOf(path: string, hosts: ClientOptions['hosts']): string {
  const own = globalThis.location?.origin ?? '';
  if (path.startsWith('/api/')) return hosts?.main ?? own;
  if (/^\/v\d\/client\/(hiring|public\/career-builder)\//.test(path)) return hosts?.alternate ?? own;
  return hosts?.api ?? own;
}

/** Headers of every call: token, page origin, time zone, and whom staff act as (API-002..005). */
export function callHeaders(options: ClientOptions): Record<string, string> {
  const token = options.readToken();
  const overrideUser = options.overrideUser?.();
  const timeZone = options.readTimeZone?.();
  return {
    'client-url': globalThis.location?.origin ?? '',
    ...(token ? { 'x-auth-token': token } : {}),
    ...(timeZone ? { 'x-time-zone': timeZone } : {}),
    ...(overrideUser ? { 'override-user': overrideUser } : {}),
  };
}
