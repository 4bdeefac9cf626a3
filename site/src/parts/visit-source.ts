import { leadAttribution } from '@plinth/domain/leads/attribution';
import { hasSaidNo } from './consent/stored-consent.ts';
import { readCookie } from './read-cookie.ts';
import { readAttribution } from './store-attribution.ts';

/**
 * Returns how a visit came about, as a lead carries it: the campaign, and the marks by which the advertiser recognises
 * the visitor. After a no to third parties, which may have set those marks before, only the campaign is left.
 */
export function visitSource(): ReturnType<typeof leadAttribution> {
  const known = readAttribution();
  if (hasSaidNo()) return { ...leadAttribution(known, {}), fbclid: '' };
  return leadAttribution(known, {
    _fbp: readCookie('_fbp') ?? undefined,
    _fbc: readCookie('_fbc') ?? undefined,
  });
}
