import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { RequestFacts } from '../api/context.ts';
import { isFromBrowser, readBinding } from '../api/session-binding.ts';
import { hashToken } from '../api/token-hash.ts';
import type { Settings } from '../settings/settings.ts';

const socketAddress = (c: Context) => {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
};

/** What proxies name a visitor of whom they know no country: `T1`, which is Tor, is no code of letters. */
const NO_COUNTRY = ['XX', 'ZZ'];

/** Reads the caller's facts; forwarded headers count only from as many proxies as are configured. */
export function requestFacts(c: Context, settings: Settings, requestId: string): RequestFacts {
  const headers = c.req.raw.headers;
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const behindProxy = settings.TRUSTED_PROXIES > 0 ? forwarded.at(-settings.TRUSTED_PROXIES) : undefined;
  const country = settings.TRUSTED_PROXIES > 0 ? headers.get(settings.COUNTRY_HEADER) : null;
  const binding = readBinding(headers, settings);
  const clientUrl = headers.get('client-url') ?? '';
  return {
    requestId,
    address: behindProxy && isIP(behindProxy) ? behindProxy : socketAddress(c),
    countryCode: country && /^[A-Z]{2}$/.test(country) && !NO_COUNTRY.includes(country) ? country : null,
    timeZone: headers.get('x-time-zone'),
    userAgent: headers.get('user-agent') ?? '',
    isBrowser: isFromBrowser(headers),
    bindingHash: binding && hashToken(binding),
    headers,
    clientOrigin: settings.ALLOWED_ORIGINS.includes(clientUrl) ? clientUrl : settings.PLINTH_ORIGIN,
  };
}
