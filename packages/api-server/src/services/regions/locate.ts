import { regionOfCountry } from '@plinth/domain/regions/region-of-country';
import { regionOfTimeZone } from '@plinth/domain/regions/region-of-time-zone';
import type { RequestFacts } from '../../api/context.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * Where the caller seems to be: by the trusted proxy's country header, else by the time zone that the browser names,
 * else India. Nothing is stored.
 */
export function locate({ countryCode: known, timeZone }: Pick<RequestFacts, 'countryCode' | 'timeZone'>) {
  const countryCode = known ?? 'IN';
  const region = known ? regionOfCountry(known) : regionOfTimeZone(timeZone);
  return { countryCode, country: names.of(countryCode) ?? countryCode, region };
}
