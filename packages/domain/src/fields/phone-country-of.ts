import type { Region } from '../catalog/region.ts';

/** An unknown country (CLDR): a number is then read only by its own country code. */
export const UNKNOWN_COUNTRY = 'ZZ';

const COUNTRIES: Readonly<Record<Region, string>> = { INDIA: 'IN', US: 'US', ROW: 'AE' };

/**
 * The country (ISO 3166) of a phone number that is typed without a code on the pages of a region, until another is
 * chosen; India for any other text.
 */
export const phoneCountryOf = (region: string): string =>
  Object.hasOwn(COUNTRIES, region) ? COUNTRIES[region as Region] : COUNTRIES.INDIA;
