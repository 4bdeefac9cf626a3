import { regionOfCountry } from '@plinth/domain/regions/region-of-country';
import { regionOfTimeZone } from '@plinth/domain/regions/region-of-time-zone';
import type { RequestFacts } from '../../api/context.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * Guesses the caller's location: by the trusted proxy's country header, else by the browser's time zone, else India.
 * Nothing is stored.
 */
export function locate({ countryCode: known, timeZone }: Pick<RequestFacts, 'countryCode' | 'timeZone'>) {
  const countryCode = known ?? 'IN';
  const region = known ? regionOfCountry(known) : regionOfTimeZone(timeZone);
  return { countryCode, country: names.of(countryCode) ?? countryCode, region };
}
