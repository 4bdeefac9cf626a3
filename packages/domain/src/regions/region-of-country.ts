import type { Region } from '../catalog/region.ts';

const NORTH_AMERICA = ['US', 'CA'];
const EUROPE = [
  'AD',
  'AL',
  'AT',
  'AX',
  'BA',
  'BE',
  'BG',
  'BY',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FO',
  'FR',
  'GB',
  'GG',
  'GI',
  'GR',
  'HR',
  'HU',
  'IE',
  'IM',
  'IS',
  'IT',
  'JE',
  'LI',
  'LT',
  'LU',
  'LV',
  'MC',
  'MD',
  'ME',
  'MK',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'RS',
  'RU',
  'SE',
  'SI',
  'SJ',
  'SK',
  'SM',
  'UA',
  'VA',
  'XK',
];

/** Whether a country code of two capitals belongs to a European country. */
export function isEuropean(countryCode: string): boolean {
  return EUROPE.includes(countryCode);
}

/**
 * The region of a country code of two letters: IN gives INDIA; the US, Canada and European
 * countries US; all others ROW; an unknown country INDIA.
 */
export function regionOfCountry(countryCode: string | null | undefined): Region {
  const code = countryCode?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(code) || code === 'IN') return 'INDIA';
  return NORTH_AMERICA.includes(code) || isEuropean(code) ? 'US' : 'ROW';
}
