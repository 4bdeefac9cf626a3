import type { Region } from '@plinth/domain/catalog/region';

const COUNTRIES: Record<Region, string> = { INDIA: 'IN', US: 'US', ROW: 'AE' };

/** The country that a phone number on the pages of a region begins with, until the visitor's own is known. */
export function phoneCountryOf(region: Region): string {
  return COUNTRIES[region];
}
