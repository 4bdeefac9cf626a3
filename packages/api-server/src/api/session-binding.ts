import type { IncomingHttpHeaders } from 'node:http';
import { COOKIE_MAX_AGE_DAYS } from '@plinth/domain/constants/limits';
import type { Settings } from '../settings/settings.ts';

type Origin = Pick<Settings, 'PLINTH_ORIGIN'>;

const isHttps = ({ PLINTH_ORIGIN }: Origin) => PLINTH_ORIGIN.startsWith('https://');

/** On https the prefix makes browsers refuse the cookie from any host but this one. */
export const bindingCookieName = (settings: Origin) =>
  isHttps(settings) ? '__Host-session_binding' : 'session_binding';

/**
 * Whether a browser sent a request: every browser names its origin on a POST, or how the request was made, and no page
 * script can omit or change these headers.
 */
export const isFromBrowser = (headers: IncomingHttpHeaders): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

/** The binding sent with a request, or null. */
export function readBinding({ cookie: cookies }: IncomingHttpHeaders, settings: Origin): string | null {
  if (!cookies) return null;
  const start = `${bindingCookieName(settings)}=`;
  const cookie = cookies.split(/; */).find((part) => part.startsWith(start));
  const value = cookie?.slice(start.length);
  return value && value.length <= 200 ? value : null;
}

/**
 * The header that stores a binding in the browser, out of reach of scripts, for as long as its session; null removes
 * it.
 */
export function bindingCookie(settings: Origin, binding: string | null): string {
  return [
    `${bindingCookieName(settings)}=${binding ?? ''}`,
    'Path=/',
    `Max-Age=${binding ? COOKIE_MAX_AGE_DAYS * 86_400 : 0}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps(settings) ? ['Secure'] : []),
  ].join('; ');
}
