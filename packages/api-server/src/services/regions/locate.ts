import { regionOfCountry } from '@plinth/domain/regions/region-of-country';
import type { RequestFacts } from '../../api/context.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** Where the caller seems to be: the trusted proxy's country header, else India (D-29, D-62). Nothing is stored. */
export function locate(request: Pick<RequestFacts, 'countryCode'>) {
  const countryCode = request.countryCode ?? 'IN';
  return { countryCode, country: names.of(countryCode) ?? countryCode, region: regionOfCountry(countryCode) };
}
