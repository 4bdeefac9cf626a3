import type { BrowserContract } from './browser-contract.ts';

/** How the client reaches the three hosts and learns about the session. */
export type ClientOptions = {
  /** Token of the `token` cookie; null when signed out. */
  readToken: () => string | null;
  /** The IANA name of the zone in which the person sees times. */
  readTimeZone?: () => string;
  /** Called once for each 401 answer, and for each call refused locally. */
  onUnauthorized: () => void;
  /** Base addresses; by default the page's own origin. */
  hosts?: { api?: string; alternate?: string; main?: string };
  /** The user to act as, if the build setting is on. */
  overrideUser?: () => string | null;
  /** Loads the calls only staff may make (`loadStaffContract`), for an app with an office. */
  loadStaffContract?: () => Promise<BrowserContract>;
  /** Additional headers of every call, for a program that acts for people at other addresses. */
  headers?: Record<string, string>;
};

/** The host of a call: {host} by default, the alternate one for hiring and career builder, the main one for /api/v1. */
export function hostOf(path: string, hosts: ClientOptions['hosts']): string {
  const own = globalThis.location?.origin ?? '';
  if (path.startsWith('/api/')) return hosts?.main ?? own;
  if (/^\/v\d\/client\/(hiring|public\/career-builder)\//.test(path)) return hosts?.alternate ?? own;
  return hosts?.api ?? own;
}

/** The headers of every call: token, page origin, time zone, and the user staff act as. */
export function callHeaders(options: ClientOptions): Record<string, string> {
  const token = options.readToken();
  const overrideUser = options.overrideUser?.();
  const timeZone = options.readTimeZone?.();
  return {
    ...options.headers,
    'client-url': globalThis.location?.origin ?? '',
    ...(token ? { 'x-auth-token': token } : {}),
    ...(timeZone ? { 'x-time-zone': timeZone } : {}),
    ...(overrideUser ? { 'override-user': overrideUser } : {}),
  };
}
