import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';
import type { RequestFacts } from '../api/context.ts';
import { isFromBrowser, readBinding } from '../api/session-binding.ts';
import { hashToken } from '../api/token-hash.ts';
import type { Settings } from '../settings/settings.ts';
import type { AppEnv } from './app-env.ts';
import { callerAddress } from './caller-address.ts';

/**
 * Values that proxies send for a visitor whose country they do not know; `T1`, which is Tor, does not consist of
 * letters.
 */
const NO_COUNTRY = ['XX', 'ZZ'];

/** The header as one text, however often it was sent. */
const textOf = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(', ') : (header ?? null);

/**
 * Reads the caller's facts; forwarded headers count only from as many proxies as are configured. Without a socket, as
 * in tests, the headers are those of fetch.
 */
export function factsOf(c: Context<AppEnv>, settings: Settings): RequestFacts {
  const incoming = c.env?.incoming;
  const headers: IncomingHttpHeaders = incoming?.headers ?? Object.fromEntries(c.req.raw.headers);
  const isProxied = settings.TRUSTED_PROXIES > 0;
  const behindProxy = callerAddress(textOf(headers['x-forwarded-for']), settings.TRUSTED_PROXIES);
  const told = isProxied ? textOf(headers[settings.COUNTRY_HEADER.toLowerCase()]) : null;
  const country = told?.trim().toUpperCase();
  const binding = readBinding(headers, settings);
  const clientUrl = textOf(headers['client-url']) ?? '';
  return {
    requestId: c.get('requestId'),
    address: behindProxy ?? incoming?.socket?.remoteAddress ?? 'unknown',
    countryCode: country && /^[A-Z]{2}$/.test(country) && !NO_COUNTRY.includes(country) ? country : null,
    timeZone: textOf(headers['x-time-zone']),
    userAgent: headers['user-agent'] ?? '',
    isBrowser: isFromBrowser(headers),
    bindingHash: binding && hashToken(binding),
    headers,
    clientOrigin: settings.ALLOWED_ORIGINS.includes(clientUrl) ? clientUrl : settings.PLINTH_ORIGIN,
  };
}
